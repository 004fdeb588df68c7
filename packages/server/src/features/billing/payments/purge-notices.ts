import type { Pool } from 'pg'

/** How long a form is kept that names no order of ours, in milliseconds: longer than anybody may dispute a payment. */
export const keptMs = 400 * 24 * 60 * 60 * 1000

/** Removes old forms of no order: forgeries and mistakes. Many processes may do so at once. Resolves to their number. */
export async function purgeNotices(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from payment_notices where id = any(array(
       select id from payment_notices where order_id is null and received_at <= $1 limit 5000 for update skip locked))`,
    [new Date(now - keptMs)],
  )
  return rowCount ?? 0
}
