import type { Pool } from 'pg'
import type { FindPractisedDays } from '../../programs/index.ts'

/** A practice counts for each topic that it names once it is handed in with an answer. */
export function createFindPractisedDays(pool: Pool): FindPractisedDays {
  return async (person, topics) => {
    const { rows } = await pool.query<{ topic: number; days: string[] }>({
      name: 'practised-days',
      text: `select w.id as topic,
                    array_agg((p.finished_at at time zone 'Asia/Dhaka')::date::text order by p.finished_at) as days
               from practices p, unnest($2::int[]) as w (id)
              where p.user_id = $1 and p.source = 'topics' and p.finished_at is not null and p.answered > 0
                and p.set_up -> 'topics' ? w.id::text
              group by w.id`,
      values: [String(person), topics],
    })
    return new Map(rows.map(({ topic, days }) => [topic, days]))
  }
}
