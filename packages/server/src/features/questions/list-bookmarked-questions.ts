import { type BookmarkedQuestion, type Language, listPageSize } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { listBookmarkedQuestions } from '@prostuti/contract/questions/operations'
import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/db/clock.ts'
import type { Localized } from '../../platform/db/columns.ts'
import type { Database } from '../../platform/db/database.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { presentPage } from '../../platform/http/call/cursor.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { type ListOrder, type Page, type PageQuery, readPage } from '../../platform/http/call/keyset.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import { inCategory } from './bank/question-filter.ts'
import type { MetQuestions } from './bank/question-uses.ts'
import { maySeeQuestions } from './may-see-questions.ts'
import type { RevealKey } from './reveal-key.ts'
import { categories, questionBookmarks, questions } from './tables/questions.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly revealKey: RevealKey
  readonly met: MetQuestions
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

/**
 * The questions that I keep, newest first; those under embargo without key and explanations. One that I kept and that has become
 * part of another shows as that one, once I may see it.
 */
export function createListBookmarkedQuestions(deps: Deps) {
  return implement(listBookmarkedQuestions, async ({ query }, call) => {
    const viewer = signedIn(call)
    const { page_size: pageSize = listPageSize, category, ...pageQuery } = query
    const mine = and(
      eq(questionBookmarks.userId, viewer.id),
      isNull(questions.deletedAt),
      category === undefined ? undefined : inCategory(category),
    )
    const [{ rows, ...page }, all, subjects] = await Promise.all([
      readBookmarks(deps.db, mine, { pageSize, ...pageQuery }),
      countBookmarks(deps.db, mine),
      readSubjects(deps.db, viewer, call.language),
    ])
    const ids = rows.map(({ question }) => String(question.id))
    const visible = await maySeeQuestions(deps, viewer.id, ids, deps.clock.now())
    const shown = rows.filter(({ question }) => visible.has(String(question.id)))
    const results = await Promise.all(shown.map(kept => present(deps, kept, viewer, call.language)))
    return { ...presentPage('exam/v5/bookmark/questions/', query, { count: all, results, ...page }), subjects }
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

interface SubjectRow {
  id: number
  name: Localized
  count: number
}

/** The topmost categories of all that a person keeps. */
async function readSubjects({ pool }: Database, { id: person }: Viewer, language: Language) {
  const { rows } = await pool.query<SubjectRow>({
    name: 'subjects-of-bookmarks',
    text: `with recursive kept as (
             select q.category_id as id, count(*)::int as count
               from question_bookmarks b join questions q on q.id = b.question_id
              where b.user_id = $1 and q.deleted_at is null group by q.category_id),
           above (id, parent_id, name, count) as (
             select c.id, c.parent_id, c.name, k.count from kept k join categories c on c.id = k.id
             union all select c.id, c.parent_id, c.name, a.count from above a join categories c on c.id = a.parent_id)
           select id, name, sum(count)::int as count from above where parent_id is null
            group by id, name order by count desc, id`,
    values: [String(person)],
  })
  return rows.map(({ id, name, count: kept }) => ({ id: String(id), title: name[language], count: kept }))
}

async function present(
  { clock, revealKey }: Deps,
  { question, category, bookmark }: BookmarkedRow,
  viewer: Viewer,
  language: Language,
): Promise<BookmarkedQuestion> {
  const { text, options, explanation, optionExplanations } = question.content[language]
  const id = String(question.id)
  const revealed = await revealKey({ id, key: question.key, explanation, optionExplanations }, viewer, clock.now())
  const ordered = paperOrder([{ options, pinned: question.pinned, subject: 0 }], bookmark.seed)[0]!.options
  const order = ordered.filter(option => !question.hiddenOptions.includes(option))
  return {
    id,
    text,
    options: order.map(option => options[option]!),
    key: revealed && order.indexOf(revealed.key),
    explanation: revealed?.explanation ?? null,
    option_explanations: revealed && order.map(option => revealed.optionExplanations[option] ?? ''),
    category: { id: String(category.id), title: category.name[language] },
    slug: isPublished(question, clock.now()) ? (question.publicSlug ?? id) : null,
    bookmarked_at: bookmark.createdAt.toISOString(),
  }
}

const isPublished = ({ publishedAt, mergedInto }: typeof questions.$inferSelect, now: number): boolean =>
  mergedInto === null && publishedAt !== null && publishedAt.getTime() <= now
