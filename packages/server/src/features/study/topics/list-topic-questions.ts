import { readerPageSize, type TopicPage, type TopicQuestion } from '@prostuti/contract'
import { listCategoryQuestions } from '@prostuti/contract/questions/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentStudyQuestions } from './present-question.ts'
import { findTopic, pathTo, readTopics, type TopicRow } from './read-topics.ts'
import { keptWithKeys, type Reader } from './reading.ts'
import { readUnreviewed } from './unreviewed-questions.ts'

/** A page of a topic, counted from 1. */
interface AskedPage {
  readonly page: number
  readonly pageSize: number
}

/** The questions of a topic and of all that stands below it; what is under review is for moderators. */
export function createListTopicQuestions(deps: StudyDeps) {
  return implementShared(listCategoryQuestions, keptWithKeys, async ({ query }, call) => {
    const { category_id: topic, page = 1, page_size: pageSize = readerPageSize, reviewed_qb: reviewed = true } = query
    const asked = { page, pageSize }
    const found = reviewed
      ? await readTopicPage(deps, topic, asked, call)
      : await readUnreviewed(deps, topic, asked, call)
    if (!found) throw new AppError('not_found')
    const address = (wanted: number) =>
      `${listCategoryQuestions.path}?${new URLSearchParams({ ...textsOf(query), page: String(wanted) })}`
    return {
      ...found,
      next: page * pageSize < found.count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    }
  })
}

const textsOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Null for an unknown topic and a page beyond the last. */
export async function readTopicPage(
  deps: StudyDeps,
  id: string,
  { page, pageSize }: AskedPage,
  { viewer, language }: Reader,
): Promise<Omit<TopicPage, 'next' | 'previous'> | null> {
  const topics = await readTopics(deps)
  const topic = findTopic(topics, id)
  if (!topic || (page - 1) * pageSize >= topic.questionCount) return null
  const first = (page - 1) * pageSize + 1
  const ordinals = await readOrdinals(deps, topic, first, first + pageSize - 1)
  const at = deps.clock.now()
  const presented = await presentStudyQuestions(deps, [...ordinals.keys()], { viewer, language, at, withKeys: true })
  const path = pathTo(topics, topic.id, language)
  return {
    topic: { ...path.at(-1)!, path },
    count: topic.questionCount,
    results: presented.map((question): TopicQuestion => ({ ...question, ordinal: ordinals.get(question.id)! })),
  }
}

/** Ordinals by question, in their order. */
async function readOrdinals(
  { db }: StudyDeps,
  topic: TopicRow,
  first: number,
  last: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.pool.query<{ question: string; ordinal: number }>({
    name: 'topic-page',
    text: `select question_id as question, ordinal from topic_questions
            where category_id = $1 and ordinal between $2 and $3 order by ordinal`,
    values: [topic.id, first, last],
  })
  return new Map(rows.map(({ question, ordinal }) => [question, ordinal]))
}
