import type { Pool } from 'pg'
import { dhakaDay } from '../../core/dhaka-day.ts'
import type { FindLastPractised } from '../../programs/index.ts'

/** A practice counts for each topic that it names once it is handed in with an answer. */
export function createFindLastPractised(pool: Pool): FindLastPractised {
  return async (person, topics) => {
    const { rows } = await pool.query<{ topic: number; at: Date }>({
      name: 'last-practised',
      text: `select w.id as topic, max(p.finished_at) as at
               from practices p, unnest($2::int[]) as w (id)
              where p.user_id = $1 and p.source = 'topics' and p.finished_at is not null and p.answered > 0
                and p.set_up -> 'topics' ? w.id::text
              group by w.id`,
      values: [String(person), topics],
    })
    return new Map(rows.map(({ topic, at }) => [topic, dhakaDay(at.getTime())]))
  }
}
