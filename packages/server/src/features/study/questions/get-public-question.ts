import type { PublicQuestion } from '@prostuti/contract'
import { getPublicQuestion } from '@prostuti/contract/questions/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentStudyQuestions } from '../topics/present-question.ts'
import { pathTo, readTopics } from '../topics/read-topics.ts'
import { keptWithKeys, type Reader } from '../topics/reading.ts'

/** A question on a page of its own, for everybody once it is published. One that was merged answers as the one that it became. */
export function createGetPublicQuestion(deps: StudyDeps) {
  return implementShared(getPublicQuestion, keptWithKeys, async ({ params }, call) => {
    const question = await findPublicQuestion(deps, params.id, call)
    if (!question) throw new AppError('not_found')
    return question
  })
}

interface PublicRow {
  id: string
  category: number
  ordinal: number | null
}

/** Null for one that nobody may see. */
export async function findPublicQuestion(
  deps: StudyDeps,
  asked: string,
  { viewer, language }: Reader,
): Promise<PublicQuestion | null> {
  const at = deps.clock.now()
  const row = await readPublic(deps, asked, at)
  if (!row) return null
  const [[question], topics, neighbours] = await Promise.all([
    presentStudyQuestions(deps, [row.id], { viewer, language, at, withKeys: true }),
    readTopics(deps),
    readNeighbours(deps, row),
  ])
  if (!question) return null
  const path = pathTo(topics, row.category, language)
  return { ...question, path: path.length > 0 ? path : [question.topic], ordinal: row.ordinal, ...neighbours }
}

/** The question itself, or the one that it became part of. */
async function readPublic({ db }: StudyDeps, asked: string, at: number): Promise<PublicRow | null> {
  const { rows } = await db.pool.query<PublicRow>({
    name: 'public-question',
    text: `with recursive become (id, merged_into) as (
             select id, merged_into from questions where id = $1
             union select q.id, q.merged_into from become b join questions q on q.id = b.merged_into)
           select q.id, q.category_id as category, t.ordinal
             from become b join questions q on q.id = b.id
             left join topic_questions t on t.question_id = q.id and t.category_id = q.category_id
            where q.merged_into is null and q.deleted_at is null and q.reviewed and q.published_at <= $2`,
    values: [asked, new Date(at)],
  })
  return rows[0] ?? null
}

/** Those before and after it in its own topic. */
async function readNeighbours({ db }: StudyDeps, { category, ordinal }: PublicRow) {
  if (ordinal === null) return { previous: null, next: null }
  const { rows } = await db.pool.query<{ id: string; slug: string | null; ordinal: number }>({
    name: 'question-neighbours',
    text: `select q.id, q.public_slug as slug, t.ordinal from topic_questions t join questions q on q.id = t.question_id
            where t.category_id = $1 and t.ordinal in ($2 - 1, $2 + 1)`,
    values: [category, ordinal],
  })
  const at = (place: number) => {
    const row = rows.find(each => each.ordinal === place)
    return row ? { id: row.id, slug: row.slug ?? row.id } : null
  }
  return { previous: at(ordinal - 1), next: at(ordinal + 1) }
}
