import type { Pool } from 'pg'
import type { PremiumUntil } from '../learner.ts'

/** Ids of who bought an exam by itself. Billing fulfils it. */
export type FindExamBuyers = (exam: number) => Promise<readonly string[]>

/** Ids of who has one of these programs at an instant; premium counts while it lasts and the program is published. */
export async function findHolders(
  pool: Pool,
  premiumUntil: PremiumUntil,
  { programs, now }: { readonly programs: readonly number[]; readonly now: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ user_id: string }>({
    name: 'program-holders',
    text: `select distinct e.user_id from program_enrollments e join programs p on p.id = e.program_id
            where e.program_id = any($1::int[])
              and (e.source <> 'premium' or p.state = 'published' and ${premiumUntil('e.user_id')} > $2)`,
    values: [programs, new Date(now)],
  })
  return rows.map(row => row.user_id)
}
