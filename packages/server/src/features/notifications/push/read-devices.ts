import type { PushDevice } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Devices of a person that went since their push service knew them no more, as the ledger of deliveries has it. */
export async function readLostDevices(pool: Pool, userId: bigint): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'lost-devices',
    text: `select distinct d.subscription_id::text as id
             from notifications n join push_deliveries d on d.notification_id = n.id and d.state = 'removed'
            where n.user_id = $1 and not exists (select from push_subscriptions p where p.id = d.subscription_id)`,
    values: [String(userId)],
  })
  return rows.map(({ id }) => id)
}

/** The browsers and phones that a person is rung at, the newest first. */
export async function readDevices(pool: Pool, userId: bigint): Promise<PushDevice[]> {
  const { rows } = await pool.query<{ id: string; channel: PushDevice['channel']; name: string; created_at: Date }>(
    'select id::text, channel, name, created_at from push_subscriptions where user_id = $1 order by created_at desc, id desc',
    [userId],
  )
  return rows.map(row => ({ ...row, created_at: row.created_at.toISOString() }))
}
