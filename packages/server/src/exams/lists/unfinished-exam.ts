import type { Pool } from 'pg'
import { createBatcher } from '../../db/batcher.ts'
import type { Clock } from '../../db/clock.ts'
import { attemptMode, attemptState } from '../attempts/tables.ts'
import { instantText } from '../exam.ts'

export interface Unfinished {
  readonly exam: number
  readonly deadline: Date
}

/** The live exam that somebody has begun and whose time is not over, the one that ends first; null when there is none. */
export type FindUnfinished = (userId: bigint) => Promise<Unfinished | null>

const query = {
  name: 'unfinished-exams',
  text: `select w.ordinal::int, a.exam_id, a.deadline
           from unnest($1::bigint[]) with ordinality as w (id, ordinal)
           cross join lateral (select exam_id, deadline from attempts
                                where user_id = w.id and mode = ${attemptMode.live} and state = ${attemptState.open}
                                  and deadline > $2
                                order by deadline limit 1) a`,
}

/** Many people's questions share a statement. */
export function createFindUnfinished(pool: Pool, clock: Pick<Clock, 'now'>): FindUnfinished {
  return createBatcher<bigint, Unfinished | null>(
    async people => {
      const values = [people.map(String), instantText(clock.now())]
      const { rows } = await pool.query<{ ordinal: number; exam_id: number; deadline: Date }>({ ...query, values })
      const found = new Array<Unfinished | null>(people.length).fill(null)
      for (const { ordinal, exam_id: exam, deadline } of rows) found[ordinal - 1] = { exam, deadline }
      return found
    },
    { maxItems: 128, maxInFlight: 2 },
  )
}
