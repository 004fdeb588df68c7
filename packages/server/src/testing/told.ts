import type { NotificationKind } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { NotificationData } from '../platform/notifications/notification-data.ts'

interface Told<Kind extends NotificationKind> {
  readonly person: string
  readonly data: NotificationData[Kind]
  readonly created_at: Date
  readonly useful_until: Date | null
}

/** What has been told of one kind, to everybody, oldest first. */
export async function told<Kind extends NotificationKind>(pool: Pool, kind: Kind): Promise<Told<Kind>[]> {
  const { rows } = await pool.query<Told<Kind>>(
    'select user_id as person, data, created_at, useful_until from notifications where kind = $1 order by id',
    [kind],
  )
  return rows
}

/** The same, to one person. */
export async function toldTo<Kind extends NotificationKind>(
  pool: Pool,
  kind: Kind,
  { id }: { readonly id: string },
): Promise<Told<Kind>[]> {
  return (await told(pool, kind)).filter(({ person }) => person === id)
}
