import type { Pool } from 'pg'

/** Removes tasks that ended more than 30 days ago. Many processes may do so at once. Resolves to their number. */
export async function purgeTasks(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from background_jobs where ctid = any(array(
       select ctid from background_jobs where ended_at < now() - interval '30 days' limit 5000 for update skip locked))`,
  )
  return rowCount ?? 0
}
