import type { Language, NotificationKind } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { PushMessage } from './message.ts'
import type { DeviceAddress, RingDevice } from './send/ring-device.ts'

/** Whose devices ring: all of a person, or the one phone with this registration token. */
export type Target = { readonly user: string } | { readonly token: string }

/** How a message is worded in the language of a device. */
export type Wording = (language: Language) => Omit<PushMessage, 'id' | 'kind' | 'tag'>

export interface RingingAtOnce {
  readonly kind: NotificationKind
  /** Of this message: a device shows each once. */
  readonly id: string
  readonly wording: Wording
}

/** Rings without a notification, whatever the hour: what staff try. Resolves to the number of devices that took it. */
export type RingAtOnce = (target: Target, message: RingingAtOnce) => Promise<number>

const ttl = 600

export function createRingAtOnce(pool: Pool, ring: RingDevice): RingAtOnce {
  return async (target, { kind, id, wording }) => {
    const devices = await findDevices(pool, target)
    const rung = await Promise.all(
      devices
        .filter(device => ring.reaches(device))
        .map(device => {
          const message = { id, kind, ...wording(device.language), tag: `t${id}`.slice(0, 32) }
          return ring(device, { message, ttl, urgent: true })
        }),
    )
    return rung.filter(result => 'state' in result && result.state === 'accepted').length
  }
}

async function findDevices(pool: Pool, target: Target): Promise<(DeviceAddress & { language: Language })[]> {
  const { rows } = await pool.query<DeviceAddress & { language: Language }>(
    `select channel, address, p256dh, auth, language from push_subscriptions
      where ${'user' in target ? 'user_id = $1' : "address = $1 and channel <> 'web'"}`,
    ['user' in target ? target.user : target.token],
  )
  return rows
}
