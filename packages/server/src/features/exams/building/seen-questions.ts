import type { PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Database } from '../../../platform/db/database.ts'
import { attemptState } from '../tables/attempts.ts'

/** Where learners have met a question. */
export interface Seen {
  /** Sheets that had it: those that are in and ranked, and those that are open. */
  readonly sheets: number
  /** The exam that started last among those that the learner has joined. */
  readonly last: Localized
}

/** Where learners have met these questions, by id, besides in one exam; those that nobody has met are left out. */
export async function readSeen(
  client: Database['pool'] | PoolClient,
  ids: readonly bigint[],
  exceptIn: number | null,
): Promise<ReadonlyMap<string, Seen>> {
  const { rows } = await client.query<{ question: string; sheets: number; last: Localized }>(
    `with uses as (
       select distinct p.exam_id, q.id as question
         from paper_keys p cross join unnest(p.question_ids) as q (id)
        where p.question_ids && $1::bigint[] and q.id = any($1::bigint[]) and p.exam_id is distinct from $2::int
     ), sheets as (
       select e.id, e.title, e.start_time, ${sheetsOf('e')} as count
         from exams e where e.id in (select exam_id from uses)
     )
     select u.question, sum(s.count)::int as sheets, (array_agg(s.title order by s.start_time desc))[1] as last
       from uses u join sheets s on s.id = u.exam_id and s.count > 0 group by u.question`,
    [ids.map(String), exceptIn],
  )
  return new Map(rows.map(({ question, sheets, last }) => [question, { sheets, last }]))
}

/** How many sheets exam `e` has: those that are in and ranked, and those that are open. */
const sheetsOf = (e: string) => `(
  coalesce((select sum(c.count) from exam_mark_counts c where c.exam_id = ${e}.id and c.version = ${e}.result_version), 0)
  + (select count(*) from attempts a where a.exam_id = ${e}.id and a.state = ${attemptState.open}))`

/** The ids of all questions that learners have met, as a subquery. */
export const seenQuestionIds = `(
  select q.id from paper_keys p join exams e on e.id = p.exam_id cross join unnest(p.question_ids) as q (id)
   where ${sheetsOf('e')} > 0)`
