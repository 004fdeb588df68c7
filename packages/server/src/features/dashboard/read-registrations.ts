import type { Registrations } from '@prostuti/contract'
import type { Pool } from 'pg'
import { type DaySpan, daysOf, instantsOf } from '../../platform/day-span.ts'
import { generatedExaminee } from '../auth/index.ts'

/**
 * Who came on each day. A person without an account who has one since is counted with that account alone; generated examinees never
 * came.
 */
export async function readRegistrations(pool: Pool, span: DaySpan): Promise<Registrations[]> {
  const { rows } = await pool.query<Registrations>({
    name: 'registrations',
    text: `select to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
                  count(*) filter (where not is_anonymous)::int as members,
                  count(*) filter (where is_anonymous)::int as anonymous
             from users u where created_at >= $1 and created_at < $2 and merged_into is null
              and not exists (select from identities i where i.user_id = u.id and i.issuer = $3)
            group by 1`,
    values: [...instantsOf(span), generatedExaminee],
  })
  const found = new Map(rows.map(row => [row.day, row]))
  return daysOf(span).map(day => found.get(day) ?? { day, members: 0, anonymous: 0 })
}
