import type { PushDevice } from '@prostuti/contract'
import type { Pool } from 'pg'

/** The browsers and phones that a person is rung at, the newest first. */
export async function readDevices(pool: Pool, userId: bigint): Promise<PushDevice[]> {
  const { rows } = await pool.query<{ id: string; channel: PushDevice['channel']; name: string; created_at: Date }>(
    'select id::text, channel, name, created_at from push_subscriptions where user_id = $1 order by created_at desc, id desc',
    [userId],
  )
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
}
