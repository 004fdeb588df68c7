import type { Language, NotificationKind } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { NotificationData } from '../../../../platform/notifications/notification-data.ts'

/** A device, and how far this notification has come with it. */
export interface Device {
  readonly id: string
  readonly channel: 'web' | 'android' | 'ios'
  readonly address: string
  readonly p256dh: string | null
  readonly auth: string | null
  readonly language: Language
  readonly failures: number
  /** Null: it has not been tried. */
  readonly state: 'accepted' | 'dropped' | 'failed' | 'removed' | 'waiting' | null
  readonly tries: number
  /** Not to be tried sooner; milliseconds since 1970. */
  readonly retryAt: number | null
}

/** A notification that is due, with what decides whether phones ring. */
export interface DuePush {
  readonly id: string
  readonly userId: string
  readonly kind: NotificationKind
  readonly data: NotificationData[NotificationKind]
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly usefulUntil: number | null
  /** What the person has turned on or off. */
  readonly topics: Readonly<Record<string, boolean>>
  readonly devices: readonly Device[]
}

interface Row {
  readonly id: string
  readonly user_id: string
  readonly kind: NotificationKind
  readonly data: NotificationData[NotificationKind]
  readonly created_at: Date
  readonly useful_until: Date | null
  readonly topics: Record<string, boolean>
  readonly devices: Device[]
}

/** Reads what was claimed. Devices are those of this moment, which signing out may have changed since. */
export async function findDue(pool: Pool, ids: readonly string[]): Promise<DuePush[]> {
  const { rows } = await pool.query<Row>({
    name: 'find-due-pushes',
    text: `select n.id::text, n.user_id::text, n.kind, n.data, n.created_at, n.useful_until,
                  coalesce(s.topics, '{}') as topics, coalesce(d.devices, '[]') as devices
             from notifications n left join notification_settings s using (user_id)
             left join lateral (
               select json_agg(json_build_object(
                        'id', p.id::text, 'channel', p.channel, 'address', p.address, 'p256dh', p.p256dh, 'auth', p.auth,
                        'language', p.language, 'failures', p.failures, 'state', l.state, 'tries', coalesce(l.tries, 0),
                        'retryAt', floor(extract(epoch from l.retry_at) * 1000))) as devices
                 from push_subscriptions p
                 left join push_deliveries l on l.notification_id = n.id and l.subscription_id = p.id
                where p.user_id = n.user_id) d on true
            where n.id = any($1::bigint[])`,
    values: [ids],
  })
  return rows.map(({ user_id: userId, created_at: createdAt, useful_until: usefulUntil, ...row }) => ({
    ...row,
    userId,
    createdAt: createdAt.getTime(),
    usefulUntil: usefulUntil?.getTime() ?? null,
  }))
}
