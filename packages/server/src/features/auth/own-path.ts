/**
 * Whether an address is a path on our own site and can't become anything else, however a browser resolves it: no other
 * host (`//host`, `/\host`, `/.//host`), no scheme, no control characters or spaces (which browsers drop).
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /[\\\s\p{Cc}]/u.test(path)) return false
  const base = 'http://own.invalid'
  const resolved = URL.parse(path, base)
  return resolved?.origin === base && !resolved.pathname.startsWith('//') && !path.startsWith('//')
}

/**
 * The path of an address on our own site, written as one: our origin itself, letter by letter, and a path of ours behind it. Null for any
 * other.
 *
 * @example ownPathOf('https://prostuti.example/buy_coin', 'https://prostuti.example') // '/buy_coin'
 */
export function ownPathOf(address: string, siteUrl: string): string | null {
  if (address === siteUrl) return '/'
  const path = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : null
  return path !== null && isOwnPath(path) ? path : null
}
