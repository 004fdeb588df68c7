import type { NotificationKind } from '@prostuti/contract'

/** What a device gets and shows: the contract with the site's service worker. */
export interface PushMessage {
  /** Of the notification: a device shows each once. */
  readonly id: string
  readonly kind: NotificationKind
  readonly title: string
  readonly body: string
  /** What a tap opens, from the site's root. */
  readonly path: string
  /** A page elsewhere that a tap opens instead; begins with https. */
  readonly web_url?: string
  /** From the site's root. */
  readonly image?: string
  /** A message of the same tag takes the place of the one before. At most 32 letters of base64url. */
  readonly tag: string
}

/** Of a page elsewhere, where it begins with https and leaves room for words; else a tap opens our own page. */
export const linkOf = (address: string): Pick<PushMessage, 'web_url'> =>
  address.startsWith('https://') && Buffer.byteLength(address) <= 2_000 ? { web_url: address } : {}

/** How a message travels. */
export interface Sending {
  readonly message: PushMessage
  /** How long a push service keeps it for a device that is away, in seconds. */
  readonly ttl: number
  readonly urgent: boolean
}

/** Web Push carries 4,096 bytes, of which encryption takes 103; Apple's and Google's limits are the same or higher. */
const maxBytes = 3_900

/** The message as JSON, its body shortened where it would not fit. */
export function messageText(message: PushMessage): string {
  const text = JSON.stringify(message)
  const tooLong = Buffer.byteLength(text) - maxBytes
  if (tooLong <= 0) return text
  const letters = [...message.body]
  let cut = 0
  while (cut < tooLong + 3 && letters.length > 0) cut += Buffer.byteLength(JSON.stringify(letters.pop())) - 2
  return JSON.stringify({ ...message, body: `${letters.join('')}…` })
}
