/** The addresses a build knows the API by; `test` and `local` are left out of production builds. */
export type Bases = { main: string } & Partial<Record<'test' | 'local', string>>

/**
 * The API base that the cookie `api_base` picks. The cookie holds a name, never an address: anything unknown means `main`.
 * @example resolveBase({ bases: { main: '/api/' }, cookie: document.cookie }) // → '/api/'
 */
export function resolveBase({ bases, cookie }: { bases: Bases; cookie: string }): string {
  const name = /(?:^|;\s*)api_base=(main|test|local)(?:;|$)/.exec(cookie)?.[1] as keyof Bases | undefined
  return (name && bases[name]) ?? bases.main
}
