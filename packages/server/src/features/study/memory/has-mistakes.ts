import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'

/** Whether a learner's notebook has anything. Home asks it of everybody, in a rush many at once. */
export type HasMistakes = (person: bigint) => Promise<boolean>

/** Many people's questions share a statement. */
export function createHasMistakes(pool: Pool): HasMistakes {
  return createBatcher<bigint, boolean>(
    async people => {
      const { rows } = await pool.query<{ place: number }>({
        name: 'has-mistakes',
        text: `select w.place::int from unnest($1::bigint[]) with ordinality as w (id, place)
                where exists (select from memory_cards where user_id = w.id and is_mistake)`,
        values: [people.map(String)],
      })
      const having = new Set(rows.map(({ place }) => place))
      return people.map((_, index) => having.has(index + 1))
    },
    { maxItems: 256, maxInFlight: 2 },
  )
}
