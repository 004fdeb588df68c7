/** How the push service answers for a device. */
export const behaviours = ['accepts', 'gone', 'unknown', 'busy', 'broken', 'hangs', 'redirects'] as const
export type Behaviour = (typeof behaviours)[number]

/** Status and headers of its refusals; null: it accepts. */
export const refusals: Readonly<
  Record<Exclude<Behaviour, 'hangs'>, { readonly status: number; readonly headers?: Record<string, string> } | null>
> = {
  accepts: null,
  gone: { status: 410 },
  unknown: { status: 404 },
  busy: { status: 429, headers: { 'retry-after': '2' } },
  broken: { status: 500 },
  redirects: { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
}
