import { countedExactly, listPageSize, maxBulkQuestions, type QuestionSort } from '@prostuti/contract'
import { listStaffQuestions } from '@prostuti/contract/questions/operations'
import { and, eq } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type AnyListOrder, type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories, questions } from '../tables/questions.ts'
import { readFoundQuestions } from './found-questions.ts'
import { questionFilter, readCategoriesBelow } from './question-filter.ts'
import { type ListedQuestion, questionListItems } from './question-list-items.ts'
import { questionsCsv } from './questions-csv.ts'

const updated: Omit<ListOrder<ListedQuestion>, 'order'> = {
  at: questions.updatedAt,
  id: questions.id,
  sortKeyOf: ({ question }) => ({ at: question.updatedAt, id: question.id }),
}
const created: Omit<ListOrder<ListedQuestion>, 'order'> = {
  at: questions.createdAt,
  id: questions.id,
  sortKeyOf: ({ question }) => ({ at: question.createdAt, id: question.id }),
}
const byId: Omit<ListOrder<ListedQuestion, number>, 'order'> = {
  at: questions.id,
  type: 'number',
  id: questions.id,
  sortKeyOf: ({ question }) => ({ at: Number(question.id), id: question.id }),
}
const byQuality: Omit<ListOrder<ListedQuestion, string>, 'order'> = {
  at: questions.quality,
  type: 'text',
  id: questions.id,
  sortKeyOf: ({ question }) => ({ at: question.quality, id: question.id }),
}

const orders: Record<QuestionSort, AnyListOrder<ListedQuestion>> = {
  updated: { ...updated, order: 'oldest first' },
  '-updated': { ...updated, order: 'newest first' },
  created: { ...created, order: 'oldest first' },
  '-created': { ...created, order: 'newest first' },
  id: { ...byId, order: 'oldest first' },
  '-id': { ...byId, order: 'newest first' },
  quality: { ...byQuality, order: 'oldest first' },
  '-quality': { ...byQuality, order: 'newest first' },
}

/** More than there will be. */
const everything = 1_000_000_000

/** One bank's questions for staff, page by page or as a file. Throws `too_large` for a file of more than can be exported. */
export function createListStaffQuestions(deps: QuestionDeps) {
  const { orm } = deps.db
  const select = () =>
    orm
      .select({ question: questions, category: categories })
      .from(questions)
      .innerJoin(categories, eq(categories.id, questions.categoryId))
  return implement(listStaffQuestions, async ({ query }, { language }) => {
    const {
      page_size: pageSize = listPageSize,
      page,
      cursor,
      sort = '-updated',
      format = 'json',
      exact_count: exact,
      ...filter
    } = query
    const wanted = questionFilter(filter, await readCategoriesBelow(deps.db.pool, filter.category))
    const order = orders[sort]
    if (format === 'csv') {
      if (!(await countUpTo(orm, questions, { where: wanted, most: maxBulkQuestions })).count_is_exact)
        throw new AppError('too_large')
      const { rows } = await readPage({ pageSize: maxBulkQuestions }, order, ({ orderBy, limit }) =>
        select()
          .where(wanted)
          .orderBy(...orderBy)
          .limit(limit),
      )
      return questionsCsv(rows, language)
    }
    const isSearch = Boolean(filter.search) && !exact
    const most = exact ? everything : countedExactly[isSearch ? 'search' : 'list']
    const found = await readFoundQuestions(deps.db, { wanted, most, isSearch }, among =>
      readPage({ pageSize, page, cursor }, order, ({ where, orderBy, limit, offset }) =>
        select()
          .where(and(among, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
    )
    const { rows, ...pages } = found.page
    const { count, count_is_exact } = found
    const results = await questionListItems(deps, rows, language)
    return { ...presentPage(listStaffQuestions.path, query, { count, results, ...pages }), count_is_exact }
  })
}
