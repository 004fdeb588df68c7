import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'
import { attemptState } from '../tables/attempts.ts'

/** What one person did with some exams, by their ids. */
export interface ViewerFlags {
  readonly participated: ReadonlySet<number>
  readonly bookmarked: ReadonlySet<number>
}

/** Asks what a person did with these exams. Many people's questions share a statement. */
export type FindViewerFlags = (userId: bigint, exams: readonly number[]) => Promise<ViewerFlags>

interface FlagsQuery {
  readonly userId: bigint
  readonly exams: readonly number[]
}

// `lateral … limit`: person by person along the index, whatever the planner believes of the table.
const query = {
  name: 'done-exams',
  text: `select a.user_id, a.exam_id, true as is_attempt
           from unnest($1::bigint[]) as w (id)
           cross join lateral (select user_id, exam_id from attempts
                                where user_id = w.id and exam_id = any($2::int[]) and state = ${attemptState.closed}
                                limit 10000) a
         union all
         select b.user_id, b.exam_id, false
           from unnest($1::bigint[]) as w (id)
           cross join lateral (select user_id, exam_id from exam_bookmarks
                                where user_id = w.id and exam_id = any($2::int[]) limit 10000) b`,
}

export function createFindViewerFlags(pool: Pool): FindViewerFlags {
  const find = createBatcher<FlagsQuery, ViewerFlags>(
    async queries => {
      // At the same minute nearly all ask about the same list: the exams of all, rather than each one's own.
      const people = new Set(queries.map(each => String(each.userId)))
      const exams = new Set(queries.flatMap(each => each.exams))
      const values = [[...people], [...exams]]
      const { rows } = await pool.query<{ user_id: string; exam_id: number; is_attempt: boolean }>({ ...query, values })
      const found = new Map<string, { participated: Set<number>; bookmarked: Set<number> }>()
      for (const person of people) found.set(person, { participated: new Set(), bookmarked: new Set() })
      for (const { user_id: person, exam_id: exam, is_attempt: isAttempt } of rows)
        found.get(person)![isAttempt ? 'participated' : 'bookmarked'].add(exam)
      return queries.map(each => found.get(String(each.userId))!)
    },
    { maxItems: 64, maxInFlight: 2 },
  )
  return (userId, exams) => find({ userId, exams })
}
