/** Any base does: only what stays on it counts as ours. */
const here = 'http://our-own-site.invalid'

/**
 * The path to go on to after signing in: a path of our own site, or `/` for anything that would lead elsewhere.
 *
 * @example nextPath('/exam/join?id=12') // '/exam/join?id=12'
 * @example nextPath('//elsewhere.example') // '/'
 */
export function nextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return '/'
  const url = new URL(wanted, here)
  const path = url.pathname + url.search + url.hash
  // `/.//elsewhere.example` stays here when it is read once, and leaves when it is read again.
  return url.origin === here && !path.startsWith('//') ? path : '/'
}

/** Longer ones are no address of ours: an answer's headers, and the provider's way back, have room for so much. */
const maxLength = 2_000

/** Where a visitor signs in to come back to this page: `/login?next=…`. */
export function loginPath(page: { pathname: string; search: string }): string {
  const back = nextPath(page.pathname + page.search)
  return back === '/' || back.length > maxLength ? '/login' : `/login?next=${encodeURIComponent(back)}`
}
