import type { PoolClient } from 'pg'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { Receiver } from './hold-receiver.ts'

interface Told {
  readonly receiver: Receiver
  /** Of the gift, among all. */
  readonly key: string
  readonly data: NotificationData['gift']
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tells a person what they got, in the transaction that gives it. */
export async function tellOfGift(client: PoolClient, { receiver, key, data, at }: Told): Promise<void> {
  await notify(client, { kind: 'gift', key, data, people: [receiver.id], at })
}
