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
