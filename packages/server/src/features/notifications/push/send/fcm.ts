import { JWT } from 'google-auth-library'
import type { Clock } from '../../../../platform/db/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Sending } from '../message.ts'
import type { FcmSettings } from '../push-settings.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Answer, post } from './post.ts'

export type SendToPhone = (token: string, sending: Sending) => Promise<Outcome>

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** Firebase Cloud Messaging, HTTP v1. `siteUrl` is where pictures stand. */
export function createSendToPhone(
  { account, url }: FcmSettings,
  { clock, siteUrl, log }: { readonly clock: Pick<Clock, 'now'>; readonly siteUrl: string; readonly log: Log },
): SendToPhone {
  const google = new JWT({
    email: account.client_email,
    key: account.private_key,
    scopes: [scope],
    // The library knows one address for tokens.
    ...(url && {
      transporterOptions: {
        fetchImplementation: (_: unknown, init?: RequestInit) => fetch(`${url}/token`, init),
      },
    }),
  })
  const address = `${url ?? 'https://fcm.googleapis.com'}/v1/projects/${account.project_id}/messages:send`
  // Google does not answer, or refuses our key: nothing that has to do with the phone.
  const noToken = (error: unknown): null => {
    log.warn({ reason: String(error) }, 'no token for Firebase Cloud Messaging')
    return null
  }
  return async (token, sending) => {
    const access = await google.getAccessToken().then(({ token }) => token, noToken)
    if (!access) return { state: 'waiting', away: true }
    const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json; charset=utf-8' }
    const body = JSON.stringify({ message: { token, ...phoneMessage(sending, { siteUrl, now: clock.now() }) } })
    return outcomeOfFcm(await post(address, { headers, body }))
  }
}

/** As FCM has it: `data` for the app, the rest for the system that shows it. */
function phoneMessage({ message, ttl, urgent }: Sending, { siteUrl, now }: { siteUrl: string; now: number }) {
  const { id, kind, title, body, path, web_url, image, tag } = message
  return {
    notification: { title, body, ...(image && { image: new URL(image, siteUrl).href }) },
    data: { id, kind, path, ...(web_url && { web_url }), tag },
    android: { ttl: `${ttl}s`, priority: urgent ? 'HIGH' : 'NORMAL', collapse_key: tag, notification: { tag } },
    apns: {
      headers: {
        'apns-expiration': String(Math.floor(now / 1_000) + ttl),
        'apns-priority': urgent ? '10' : '5',
        'apns-collapse-id': tag,
      },
    },
  }
}

/** A token that is none or another sender's will never be one of ours; refused credentials are mended by us, so it waits. */
function outcomeOfFcm(answer: Answer | null): Outcome {
  const { status = 0, text = '' } = answer ?? {}
  if (status === 401 || (status === 403 && !text.includes('SENDER_ID_MISMATCH')))
    return { state: 'waiting', away: true }
  if (status === 403) return { state: 'removed' }
  if (status === 400 && text.includes('registration token')) return { state: 'removed' }
  return outcomeOf(answer)
}
