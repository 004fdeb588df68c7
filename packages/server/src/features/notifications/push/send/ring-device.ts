import type { Clock } from '../../../../platform/db/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Sending } from '../message.ts'
import type { IsPushAddress } from '../push-hosts.ts'
import type { PushSettings } from '../push-settings.ts'
import type { SendToPhone } from './fcm.ts'
import type { Outcome } from './outcome.ts'
import { createSendInThread } from './send-in-thread.ts'
import { createServiceRests } from './service-rests.ts'

/** Where a device is reached. */
export interface DeviceAddress {
  readonly channel: 'web' | 'android' | 'ios'
  readonly address: string
  readonly p256dh: string | null
  readonly auth: string | null
}

/** What came of it; or nothing was sent, for the push service rests until an instant, in milliseconds since 1970. */
export type Rung = Outcome | { readonly restsUntil: number }

/** Sends one message to one device. */
export interface RingDevice {
  (device: DeviceAddress, sending: Sending): Promise<Rung>
  /** Whether this server has a way to such devices. */
  reaches(device: Pick<DeviceAddress, 'channel'>): boolean
}

export interface RingDeps {
  readonly settings: PushSettings
  readonly isPushAddress: IsPushAddress
  readonly clock: Pick<Clock, 'now'>
  readonly siteUrl: string
  readonly log: Log
}

export function createRingDevice({ settings, isPushAddress, clock, siteUrl, log }: RingDeps): RingDevice {
  const rests = createServiceRests(clock)
  const { fcm } = settings
  const browsers = createSendInThread(settings.vapid, log)
  // Loaded with the first message: the library takes memory.
  let phones: Promise<SendToPhone> | undefined
  const openPhones = async (found: NonNullable<typeof fcm>) =>
    (await import('./fcm.ts')).createSendToPhone(found, { clock, siteUrl, log })
  const send = async ({ channel, address, p256dh, auth }: DeviceAddress, sending: Sending): Promise<Outcome> => {
    if (channel === 'web') {
      return p256dh && auth ? browsers({ address, p256dh, auth }, sending) : { state: 'removed' }
    }
    if (!fcm) return { state: 'failed' }
    phones ??= openPhones(fcm)
    return (await phones)(address, sending)
  }
  const ring = async (device: DeviceAddress, sending: Sending): Promise<Rung> => {
    const isWeb = device.channel === 'web'
    // The list of known services may be another one than when it subscribed.
    if (isWeb && !isPushAddress(device.address)) return { state: 'removed' }
    const service = isWeb ? new URL(device.address).origin : 'fcm'
    const restsUntil = rests.until(service)
    if (restsUntil !== null) return { restsUntil }
    const outcome = await send(device, sending)
    if (outcome.away) rests.hasFailed(service)
    else rests.hasAnswered(service)
    return outcome
  }
  return Object.assign(ring, {
    reaches: ({ channel }: Pick<DeviceAddress, 'channel'>) => channel === 'web' || fcm !== null,
  })
}
