import type { Pool } from 'pg'

/** How long a key is remembered, in milliseconds. */
export const keptMs = 24 * 60 * 60 * 1000

/** Removes keys that are older than a day. Many processes may do so at once. Resolves to their number. */
export async function purgeKeys(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from idempotency_keys where ctid = any(array(
       select ctid from idempotency_keys where created_at <= $1 limit 5000 for update skip locked))`,
    [new Date(now - keptMs)],
  )
  return rowCount ?? 0
}
