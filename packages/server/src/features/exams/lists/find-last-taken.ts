import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptState } from '../tables/attempts.ts'
import type { Participation } from './participation.ts'

/** The try that a learner handed in last, whatever its exam; null for who has handed in none. */
export type FindLastTaken = (userId: bigint) => Promise<LastTaken | null>

type LastTaken = Omit<Participation, 'exam'> & { readonly examId: number }

const query = {
  name: 'last-taken',
  text: `select w.ordinal::int, a.exam_id as "examId", a.mode, a.try, a.joined_at as "joinedAt", a.submitted_at as "submittedAt",
                true as "isClosed", exists (select from attempts o where o.user_id = w.id and o.exam_id = a.exam_id
                  and o.mode = a.mode and o.state = ${attemptState.open}) as "hasOpenTry", r.version, r.marks, r.ranked,
                ${finalNow('a.exam_id')} as "isFinal"
           from unnest($1::bigint[]) with ordinality as w (id, ordinal)
           cross join lateral (select * from attempts
                                where user_id = w.id and state = ${attemptState.closed} and submitted_at is not null
                                order by joined_at desc, exam_id desc limit 1) a
           left join lateral (select version, marks, ranked from results
                               where user_id = a.user_id and exam_id = a.exam_id and mode = a.mode and try = a.try
                                 and version <= (select result_version from exams where id = a.exam_id)
                               order by version desc limit 1) r on true`,
}

/** Many people's questions share a statement. */
export function createFindLastTaken(pool: Pool): FindLastTaken {
  return createBatcher<bigint, LastTaken | null>(
    async people => {
      const { rows } = await pool.query<LastTaken & { ordinal: number }>({ ...query, values: [people.map(String)] })
      const found = new Array<LastTaken | null>(people.length).fill(null)
      for (const { ordinal, ...taken } of rows) found[ordinal - 1] = taken
      return found
    },
    { maxItems: 64, maxInFlight: 2 },
  )
}
