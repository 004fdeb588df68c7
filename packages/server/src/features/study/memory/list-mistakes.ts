import { listPageSize, type Mistake, type StudyQuestion } from '@prostuti/contract'
import { listMistakes } from '@prostuti/contract/study/operations'
import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, type Page, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import { inCategory, questions } from '../../questions/index.ts'
import { presentStudyQuestions } from '../topics/present-question.ts'
import { catchUp } from './catch-up.ts'
import { aimedDay, type QueueDay } from './choose-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { readExamDay } from './read-queue.ts'
import { memoryCards } from './tables.ts'

type CardRow = typeof memoryCards.$inferSelect

const newest: ListOrder<CardRow> = {
  at: memoryCards.lastAt,
  id: memoryCards.questionId,
  order: 'newest first',
  sortKeyOf: ({ lastAt, questionId }) => ({ at: lastAt, id: questionId }),
}

/** My notebook: what I got wrong and have not learnt yet, the newest first. */
export function createListMistakes(deps: MemoryDeps) {
  return implement(listMistakes, async ({ query }, call) => {
    const viewer = signedIn(call)
    await catchUp(deps, viewer)
    const { page_size: pageSize = listPageSize, category, ...pageQuery } = query
    const mine = and(
      eq(memoryCards.userId, viewer.id),
      eq(memoryCards.isMistake, true),
      isNull(questions.deletedAt),
      category === undefined ? undefined : inCategory(category),
    )
    const at = deps.clock.now()
    const today = dhakaDay(at)
    const [{ rows, ...page }, all, examOn] = await Promise.all([
      readCards(deps.db, mine, { pageSize, ...pageQuery }),
      countCards(deps.db, mine),
      readExamDay(deps, viewer, today),
    ])
    const ids = rows.map(({ questionId }) => String(questionId))
    const shown = await presentStudyQuestions(deps, ids, { viewer, language: call.language, at, withKeys: true })
    const cards = new Map(rows.map(row => [String(row.questionId), row]))
    const results = shown.map(question => presentMistake(question, cards.get(question.id)!, { today, examOn, room: 0 }))
    return presentPage(listMistakes.path, query, { count: all, results, ...page })
  })
}

function readCards({ orm }: Database, mine: SQL | undefined, walk: PageQuery): Promise<Page<CardRow>> {
  return readPage(walk, newest, async ({ where, orderBy, limit, offset }) => {
    const rows = await orm
      .select({ card: memoryCards })
      .from(memoryCards)
      .innerJoin(questions, eq(questions.id, memoryCards.questionId))
      .where(and(mine, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return rows.map(({ card }) => card)
  })
}

async function countCards({ orm }: Database, mine: SQL | undefined): Promise<number> {
  const [all] = await orm
    .select({ count: count() })
    .from(memoryCards)
    .innerJoin(questions, eq(questions.id, memoryCards.questionId))
    .where(mine)
  return all!.count
}

function presentMistake(question: StudyQuestion, card: CardRow, day: QueueDay): Mistake {
  const lastOn = dhakaDay(card.lastAt.getTime())
  const due = aimedDay({ dueOn: card.dueOn, lastOn }, day)
  const isOverdue = due < day.today
  return {
    question,
    last_answer: card.lastAnswer,
    last_at: card.lastAt.toISOString(),
    times_wrong: card.timesWrong,
    // What is overdue is asked from today on.
    due_on: isOverdue ? day.today : due,
    waiting: question.embargoed,
  }
}
