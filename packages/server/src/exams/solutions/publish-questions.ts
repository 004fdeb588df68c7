import type { Pool } from 'pg'
import { instantText } from '../exam.ts'
import { embargoesAt } from './embargo.ts'

/**
 * Publishes the questions of exams that are final and have opened their solutions: from then on strangers may see them outside
 * exams. One whose solutions never open publishes none, and what another exam embargoes waits until that is final: published
 * before, tomorrow's question would stand on a page today. Safe to do again and at once. Resolves to the number of questions.
 */
export async function publishOpenedQuestions(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'publish-opened-questions',
    text: `update questions q set published_at = $1::timestamptz
             from (select distinct unnest(p.question_ids) as id
                     from exams e
                     join result_versions v on v.exam_id = e.id and v.version = e.result_version and v.final_at <= $1::timestamptz
                     join paper_keys p on p.exam_id = e.id
                    where e.solution_visibility <= $1::timestamptz) opened
            where q.id = opened.id and q.published_at is null and q.deleted_at is null
              and not exists (select from paper_keys p join exams e on e.id = p.exam_id
                               where p.question_ids @> array[q.id] and ${embargoesAt('$1::timestamptz')})`,
    values: [instantText(now)],
  })
  return rowCount ?? 0
}
