import { AppError } from '../../../platform/errors/app-error.ts'
import { readsKeys } from '../../../platform/http/call/viewer.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentStudyQuestions } from './present-question.ts'
import { pathTo, readTopics } from './read-topics.ts'
import type { Reader } from './reading.ts'
import { belowTopic } from './topic-sql.ts'

/**
 * A page of the questions under review of a topic, for staff whose role reads keys, numbered as they stand now: nobody reads on from there. Null for
 * an unknown topic and a page beyond the last. Throws `forbidden`.
 */
export async function readUnreviewed(
  deps: StudyDeps,
  id: string,
  { page, pageSize }: { page: number; pageSize: number },
  { viewer, language }: Reader,
) {
  if (!readsKeys(viewer)) throw new AppError('forbidden')
  const topics = await readTopics(deps)
  const path = pathTo(topics, Number(id), language)
  if (path.length === 0) return null
  const skipped = (page - 1) * pageSize
  const { rows } = await deps.db.pool.query<{ id: string; total: number }>(
    `with recursive ${belowTopic}
     select q.id, count(*) over ()::int as total from questions q
      where q.category_id in (select id from below) and not q.reviewed and q.deleted_at is null and q.merged_into is null
      order by q.id limit $2 offset $3`,
    [id, pageSize, skipped],
  )
  if (rows.length === 0 && page > 1) return null
  const ids = rows.map(row => row.id)
  const at = deps.clock.now()
  const presented = await presentStudyQuestions(deps, ids, { viewer, language, at, withKeys: true, unpublished: true })
  return {
    topic: { ...path.at(-1)!, path },
    count: rows[0]?.total ?? 0,
    results: presented.map((question, index) => ({ ...question, ordinal: skipped + index + 1 })),
  }
}
