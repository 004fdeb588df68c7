import type { Clock } from '../../../../platform/db/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Sending } from '../message.ts'
import { createIsPushAddress } from '../push-hosts.ts'
import type { PushSettings } from '../push-settings.ts'
import type { SendToPhone } from './fcm.ts'
import type { Outcome } from './outcome.ts'
import { createServiceRests } from './service-rests.ts'
import { createSendToBrowser } from './web-push.ts'

/** Where a device is reached. */
export interface DeviceAddress {
  readonly channel: 'web' | 'android' | 'ios'
  readonly address: string
  readonly p256dh: string | null
  readonly auth: string | null
}

export interface Rung extends Outcome {
  /** Its push service rests: nothing was sent. */
  readonly isUntried?: boolean
}

/** Sends one message to one device. */
export interface RingDevice {
  (device: DeviceAddress, sending: Sending): Promise<Rung>
  /** Whether this server has a way to such devices. */
  reaches(device: Pick<DeviceAddress, 'channel'>): boolean
}

export interface RingDeps {
  readonly settings: PushSettings
  readonly clock: Pick<Clock, 'now'>
  readonly siteUrl: string
  readonly log: Log
}

export function createRingDevice({ settings, clock, siteUrl, log }: RingDeps): RingDevice {
  const rests = createServiceRests(clock)
  const isPushAddress = createIsPushAddress(settings.hosts)
  const sendToBrowser = createSendToBrowser(settings.vapid, clock)
  const { fcm } = settings
  // Loaded with the first phone: Google's library is large, and many servers have no app beside them.
  let phones: Promise<SendToPhone> | undefined
  const openPhones = async (found: NonNullable<typeof fcm>) =>
    (await import('./fcm.ts')).createSendToPhone(found, { clock, siteUrl, log })
  const send = async ({ channel, address, p256dh, auth }: DeviceAddress, sending: Sending): Promise<Outcome> => {
    if (channel === 'web')
      return p256dh && auth ? sendToBrowser({ address, p256dh, auth }, sending) : { state: 'removed' }
    if (!fcm) return { state: 'failed' }
    phones ??= openPhones(fcm)
    return (await phones)(address, sending)
  }
  const ring = async (device: DeviceAddress, sending: Sending): Promise<Rung> => {
    const isWeb = device.channel === 'web'
    // The list of known services may be another one than when it subscribed.
    if (isWeb && !isPushAddress(device.address)) return { state: 'removed' }
    const service = isWeb ? new URL(device.address).origin : 'fcm'
    const rest = rests.until(service)
    if (rest !== null) return { state: 'waiting', retryMs: rest - clock.now(), isUntried: true }
    const outcome = await send(device, sending)
    if (outcome.away) rests.hasFailed(service)
    else rests.hasAnswered(service)
    return outcome
  }
  return Object.assign(ring, {
    reaches: ({ channel }: Pick<DeviceAddress, 'channel'>) => channel === 'web' || fcm !== null,
  })
}
