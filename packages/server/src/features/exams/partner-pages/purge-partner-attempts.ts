import type { Pool } from 'pg'

/** Forgets which attempts began on pages of partners that are gone. */
export async function purgePartnerAttempts(pool: Pool): Promise<void> {
  await pool.query(
    `delete from partner_attempts where partner_id in (
       select partner_id from partner_attempts group by 1 except select id from partners)`,
  )
}
