import type { Pool } from 'pg'

/** Removes files that nothing names a day after they came. Resolves to their number. */
export async function purgeFiles(pool: Pool): Promise<number> {
  const isNamed = ['seat_plans', 'govt_results', 'notices']
    .map(table => `exists (select from ${table} t where t.file_id = f.id)`)
    .join(' or ')
  // One that a transaction is about to name is locked, and stays.
  const { rowCount } = await pool.query(
    `delete from notice_files where id = any(array(
       select id from notice_files f where created_at < now() - interval '1 day' and not (${isNamed}) for update skip locked))`,
  )
  return rowCount ?? 0
}
