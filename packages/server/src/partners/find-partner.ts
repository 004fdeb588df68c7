import type { Pool } from 'pg'
import type { Localized } from '../questions/tables.ts'

export interface Partner {
  readonly id: number
  readonly name: Localized
  /** Whether `userId` has agreed to it before. */
  readonly agreed: boolean
}

/** The partner that has registered exactly this origin; a neighbouring port, host or scheme is somebody else's. */
export async function findPartner(pool: Pool, origin: string, userId?: bigint): Promise<Partner | null> {
  const { rows } = await pool.query<Partner>(
    `select id, name, exists (select from partner_consents c where c.partner_id = p.id and c.user_id = $2) as agreed
       from partners p where $1 = any(origins) order by id limit 1`,
    [origin, userId ?? null],
  )
  return rows[0] ?? null
}
