import { type FlaggedQuestion, type FlagReason, listPageSize } from '@prostuti/contract'
import { listFlaggedQuestions } from '@prostuti/contract/questions/operations'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { isLive } from '../bank/question-filter.ts'
import { questionListItems } from '../bank/question-list-items.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questionFlags } from '../tables/flags.ts'
import { categories, questions } from '../tables/questions.ts'
import { flagFilter } from './list-flags.ts'

interface Reported {
  readonly id: bigint
  readonly newest: Date
  readonly reports: number
}

/** Questions with their reports counted, for staff. */
export function createListFlaggedQuestions(deps: QuestionDeps) {
  const { orm } = deps.db
  return implement(listFlaggedQuestions, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, page, cursor, ...filter } = query
    const wanted = and(isLive, flagFilter(filter))
    const grouped = orm
      .select({
        id: questionFlags.questionId,
        newest: sql<Date>`max(${questionFlags.createdAt})`.mapWith(questionFlags.createdAt).as('newest'),
        reports: count().as('reports'),
      })
      .from(questionFlags)
      .innerJoin(questions, eq(questions.id, questionFlags.questionId))
      .where(wanted)
      .groupBy(questionFlags.questionId)
      .as('grouped')
    const newest: ListOrder<Reported> = {
      at: sql`${grouped.newest}`,
      id: sql`${grouped.id}`,
      order: 'newest first',
      sortKeyOf: row => ({ at: row.newest, id: row.id }),
    }
    const [{ rows, ...pages }, [all]] = await Promise.all([
      readPage<Reported>({ pageSize, page, cursor }, newest, ({ where, orderBy, limit, offset }) =>
        orm
          .select({ id: grouped.id, newest: grouped.newest, reports: grouped.reports })
          .from(grouped)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      orm.select({ count: count() }).from(grouped),
    ])
    const ids = rows.map(({ id }) => id)
    const [listed, flags] = await Promise.all([
      orm
        .select({ question: questions, category: categories })
        .from(questions)
        .innerJoin(categories, eq(categories.id, questions.categoryId))
        .where(inArray(questions.id, ids)),
      orm
        .select({ id: questionFlags.questionId, reason: questionFlags.reason, exam: questionFlags.examId })
        .from(questionFlags)
        .innerJoin(questions, eq(questions.id, questionFlags.questionId))
        .where(and(wanted, inArray(questionFlags.questionId, ids)))
        .orderBy(desc(questionFlags.createdAt), desc(questionFlags.id)),
    ])
    const items = new Map((await questionListItems(deps, listed, language)).map(item => [item.id, item]))
    const usesOf = await deps.uses.list(ids.map(String), language)
    const results = rows.map(({ id, newest: at, reports }): FlaggedQuestion => {
      const own = flags.filter(flag => flag.id === id)
      const exam = usesOf.get(String(id))?.find(use => use.exam === String(own[0]?.exam))
      return {
        question: items.get(String(id))!,
        reports,
        reasons: countReasons(own),
        newest_at: at.toISOString(),
        exam: exam ? { id: exam.exam, title: exam.title } : null,
      }
    })
    return presentPage(listFlaggedQuestions.path, query, { count: all!.count, results, ...pages })
  })
}

/** The most frequent first. */
function countReasons(flags: readonly { reason: FlagReason }[]): FlaggedQuestion['reasons'] {
  return [...Map.groupBy(flags, ({ reason }) => reason)]
    .map(([reason, of]) => ({ reason, count: of.length }))
    .sort((a, b) => b.count - a.count)
}
