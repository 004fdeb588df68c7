import type { Pool } from 'pg'

const tables = ['view_as_sessions', 'sessions', 'one_time_codes', 'provider_sign_ins'] as const

/** Rows a call removes at most from each table, so that a purge never holds anybody up. */
const perCall = 5_000

/**
 * Removes what has expired: sessions, one-time codes, sign-ins that were never finished. Called now and then; many
 * processes may do so at once. Resolves to the number of rows that are gone.
 */
export async function purgeExpired(pool: Pool): Promise<number> {
  let gone = 0
  for (const table of tables) {
    const { rowCount } = await pool.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where expires_at <= clock_timestamp() limit $1 for update skip locked))`,
      [perCall],
    )
    gone += rowCount ?? 0
  }
  return gone
}
