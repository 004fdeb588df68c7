import type { AddressFault } from '@prostuti/contract'

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why a text is no origin as browsers write it; null: it is one. Its star would let in whatever stands below a name.
 *
 * @example originFault('https://*.namuna.example') // 'star'
 */
export function originFault(text: string): AddressFault | null {
  if (text.includes('*')) return 'star'
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'no_origin'
  if (url.username || url.password) return 'with_user'
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname)) return 'not_https'
  return url.origin === text ? null : isOriginWithMore(url, text) ? 'path' : 'no_origin'
}

const isOriginWithMore = (url: URL, text: string) => text.toLowerCase().startsWith(`${url.origin}/`)

/** Why a text is no address on one of these origins to which a sign-in may come back; null: it is one. */
export function redirectFault(text: string, origins: readonly string[]): AddressFault | null {
  if (text.includes('*')) return 'star'
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'no_origin'
  if (url.username || url.password) return 'with_user'
  if (text.includes('#')) return 'fragment'
  return origins.includes(url.origin) ? null : 'other_origin'
}
