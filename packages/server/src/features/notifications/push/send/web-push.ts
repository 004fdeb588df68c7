import webPush from 'web-push'
import { messageText, type Sending } from '../message.ts'
import type { VapidKeys } from '../push-settings.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { post } from './post.ts'

/** A browser's address and keys. */
export interface BrowserAddress {
  readonly address: string
  readonly p256dh: string
  readonly auth: string
}

export type SendToBrowser = (to: BrowserAddress, sending: Sending) => Promise<Outcome>

/** A signature is good for twelve hours, by this machine's own clock. */
const signedForMs = 6 * 3_600_000

/** Web Push (RFC 8030), encrypted for the browser alone (RFC 8291), signed as ours (RFC 8292). */
export function createSendToBrowser(keys: VapidKeys): SendToBrowser {
  const signed = new Map<string, { readonly authorization: string; readonly until: number }>()
  const signFor = (origin: string): string => {
    const known = signed.get(origin)
    const now = Date.now()
    if (known && now < known.until) return known.authorization
    const { subject, publicKey, privateKey } = keys
    const headers = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm')
    signed.set(origin, { authorization: headers.Authorization, until: now + signedForMs })
    return headers.Authorization
  }
  return async ({ address, p256dh, auth }, { message, ttl, urgent }) => {
    const { cipherText } = webPush.encrypt(p256dh, auth, messageText(message), 'aes128gcm')
    const headers = {
      authorization: signFor(new URL(address).origin),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(ttl),
      urgency: urgent ? 'high' : 'normal',
      topic: message.tag,
    }
    return outcomeOf(await post(address, { headers, body: cipherText }))
  }
}
