import type { Pool } from 'pg'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** When the live attempts end that these people sit at an instant, both in milliseconds since 1970; nobody else is in it. */
export type FindAttemptEnds = (people: readonly string[], now: number) => Promise<ReadonlyMap<string, number>>

/** The end is that of the time in which a sheet still counts. */
export function createFindAttemptEnds(pool: Pool): FindAttemptEnds {
  return async (people, now) => {
    const { rows } = await pool.query<{ user_id: string; until: Date }>({
      name: 'find-attempt-ends',
      text: `select a.user_id::text, max(a.deadline + e.grace_ms * interval '1 millisecond') as until
               from attempts a join exams e on e.id = a.exam_id
              where a.user_id = any($1::bigint[]) and a.mode = ${attemptMode.live} and a.state = ${attemptState.open}
                and a.deadline + e.grace_ms * interval '1 millisecond' > $2
              group by a.user_id`,
      values: [people, new Date(now)],
    })
    return new Map(rows.map(({ user_id: person, until }) => [person, until.getTime()]))
  }
}
