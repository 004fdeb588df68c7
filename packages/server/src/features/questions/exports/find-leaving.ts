import { maxBulkQuestions, type QuestionFilter } from '@prostuti/contract'
import { asc } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { questionFilter, readCategoriesBelow } from '../bank/question-filter.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'

export interface Leaving {
  /** More than one file takes: nothing leaves, and `found` is only counted. */
  readonly tooMany: boolean
  readonly found: number
  readonly embargoed: number
  /** By category, then in the order in which they were written. */
  readonly ids: readonly bigint[]
}

const mostCounted = 1_000_000
const askedAtOnce = 1_000

/** Which questions of a filter may leave: those that an exam hides for now stay behind. */
export async function findLeaving(
  { db, clock, embargoed }: QuestionDeps,
  filter: Partial<QuestionFilter>,
): Promise<Leaving> {
  const where = questionFilter(filter, await readCategoriesBelow(db.pool, filter.category))
  const rows = await db.orm
    .select({ id: questions.id })
    .from(questions)
    .where(where)
    .orderBy(asc(questions.categoryId), asc(questions.id))
    .limit(maxBulkQuestions + 1)
  if (rows.length > maxBulkQuestions) {
    const { count } = await countUpTo(db.orm, questions, { where, most: mostCounted })
    return { tooMany: true, found: count, embargoed: 0, ids: [] }
  }
  const at = clock.now()
  const ids: bigint[] = []
  for (let from = 0; from < rows.length; from += askedAtOnce) {
    const some = rows.slice(from, from + askedAtOnce)
    const hidden = await embargoed(some.map(({ id }) => ({ question: String(id), at })))
    ids.push(...some.flatMap(({ id }, index) => (hidden[index] ? [] : id)))
  }
  return { tooMany: false, found: rows.length, embargoed: rows.length - ids.length, ids }
}
