import type { AddressFault } from '@prostuti/contract'
import { isPublicHost } from './hosts.ts'

/** Why no event is sent to an address; null: it may be. What its name leads to is looked at when something is sent. */
export function webhookFault(text: string, { privateHosts }: { readonly privateHosts: boolean }): AddressFault | null {
  if (text.includes('*')) return 'star'
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'no_origin'
  if (url.username || url.password) return 'with_user'
  if (text.includes('#')) return 'fragment'
  if (privateHosts) return null
  if (url.protocol !== 'https:') return 'not_https'
  return isPublicHost(url.hostname) ? null : 'private_host'
}
