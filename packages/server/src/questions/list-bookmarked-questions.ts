import { type BookmarkedQuestion, type Language, listPageSize } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { listBookmarkedQuestions } from '@prostuti/contract/questions/operations'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { signedIn } from '../api/call.ts'
import { presentPage } from '../api/cursor.ts'
import { implement } from '../api/implement.ts'
import type { Viewer } from '../api/viewer.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { type ListOrder, type Page, type PageQuery, readPage } from '../db/keyset.ts'
import type { RevealKey } from './reveal-key.ts'
import { categories, questionBookmarks, questions } from './tables.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly revealKey: RevealKey
}

interface BookmarkedRow {
  readonly question: typeof questions.$inferSelect
  readonly category: typeof categories.$inferSelect
  readonly bookmark: typeof questionBookmarks.$inferSelect
}

const newest: ListOrder<BookmarkedRow> = {
  at: questionBookmarks.createdAt,
  id: questionBookmarks.questionId,
  order: 'newest first',
  sortKeyOf: ({ bookmark }) => ({ at: bookmark.createdAt, id: bookmark.questionId }),
}

/** The questions that I keep, newest first; those under embargo without key and explanation. */
export function createListBookmarkedQuestions(deps: Deps) {
  return implement(listBookmarkedQuestions, async ({ query }, call) => {
    const viewer = signedIn(call)
    const { page_size: pageSize = listPageSize, category, ...pageQuery } = query
    const mine = and(
      eq(questionBookmarks.userId, viewer.id),
      category === undefined ? undefined : sql`${questions.categoryId} = ${category}::bigint`,
    )
    const [{ rows, ...page }, all] = await Promise.all([
      readBookmarks(deps.db, mine, { pageSize, ...pageQuery }),
      countBookmarks(deps.db, mine),
    ])
    const results = await Promise.all(rows.map(kept => present(deps, kept, viewer, call.language)))
    return presentPage('exam/v5/bookmark/questions/', query, { count: all, results, ...page })
  })
}

function readBookmarks({ orm }: Database, mine: SQL | undefined, walk: PageQuery): Promise<Page<BookmarkedRow>> {
  return readPage(walk, newest, ({ where, orderBy, limit, offset }) =>
    orm
      .select({ question: questions, category: categories, bookmark: questionBookmarks })
      .from(questionBookmarks)
      .innerJoin(questions, eq(questions.id, questionBookmarks.questionId))
      .innerJoin(categories, eq(categories.id, questions.categoryId))
      .where(and(mine, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )
}

async function countBookmarks({ orm }: Database, mine: SQL | undefined): Promise<number> {
  const [all] = await orm
    .select({ count: count() })
    .from(questionBookmarks)
    .innerJoin(questions, eq(questions.id, questionBookmarks.questionId))
    .where(mine)
  return all!.count
}

async function present(
  { clock, revealKey }: Deps,
  { question, category, bookmark }: BookmarkedRow,
  viewer: Viewer,
  language: Language,
): Promise<BookmarkedQuestion> {
  const { text, options, explanation } = question.content[language]
  const id = String(question.id)
  const revealed = await revealKey({ id, key: question.key, explanation }, viewer, clock.now())
  const order = paperOrder([{ options, pinned: question.pinned, subject: 0 }], bookmark.seed)[0]!.options
  return {
    id,
    text,
    options: order.map(option => options[option]!),
    key: revealed && order.indexOf(revealed.key),
    explanation: revealed?.explanation ?? null,
    category: { id: String(category.id), title: category.name[language] },
  }
}
