import { type FlagReason, listPageSize } from '@prostuti/contract'
import { listMyQuestionFlags, listQuestionFlags } from '@prostuti/contract/questions/operations'
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import { maySeeQuestions } from '../may-see-questions.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questionFlags } from '../tables/flags.ts'
import { questions } from '../tables/questions.ts'
import { presentFlag } from './present-flag.ts'

interface FlagRow {
  readonly flag: typeof questionFlags.$inferSelect
  readonly question: typeof questions.$inferSelect
  readonly user: string | null
}

const newest: ListOrder<FlagRow> = {
  at: questionFlags.createdAt,
  id: questionFlags.id,
  order: 'newest first',
  sortKeyOf: ({ flag }) => ({ at: flag.createdAt, id: flag.id }),
}

/** Reports: one's own with their answers, and everybody's for staff. */
export function createListFlags(deps: QuestionDeps): Implementation[] {
  return [
    implement(listMyQuestionFlags, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, exam, ...walk } = query
      const me = signedIn(call).id
      const mine = and(
        eq(questionFlags.userId, me),
        exam === undefined ? undefined : sql`${questionFlags.examId} = ${exam}::bigint`,
      )
      const { rows, ...page } = await readFlags(deps, mine, { pageSize, ...walk })
      const ids = [...new Set(rows.map(({ question }) => String(question.id)))]
      const visible = await maySeeQuestions(deps, me, ids, deps.clock.now())
      const results = rows.map(({ flag, question }) =>
        presentFlag(flag, visible.has(String(question.id)) ? question : null, call.language),
      )
      return presentPage(listMyQuestionFlags.path, query, { ...page, results })
    }),
    implement(listQuestionFlags, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, page, cursor, question, ...filter } = query
      const wanted = and(
        flagFilter(filter),
        question === undefined ? undefined : eq(questionFlags.questionId, BigInt(question)),
      )
      const { rows, ...pages } = await readFlags(deps, wanted, { pageSize, page, cursor })
      const results = rows.map(row => ({
        ...presentFlag(row.flag, row.question, language),
        user: { id: String(row.flag.userId), name: row.user ?? '' },
      }))
      return presentPage(listQuestionFlags.path, query, { ...pages, results })
    }),
  ]
}

export interface FlagFilter {
  readonly state?: 'open' | 'answered' | 'all'
  readonly reason?: FlagReason
  /** The question's bank; either one where it is left out. */
  readonly reviewed_qb?: boolean
}

/** The condition of staff's filter, for reports joined with their questions. */
export function flagFilter({ state = 'open', reason, reviewed_qb: reviewed }: FlagFilter): SQL | undefined {
  return and(
    state === 'open' ? eq(questionFlags.state, 'open') : undefined,
    state === 'answered' ? ne(questionFlags.state, 'open') : undefined,
    reason && eq(questionFlags.reason, reason),
    reviewed === undefined ? undefined : eq(questions.reviewed, reviewed),
  )
}

async function readFlags({ db: { orm } }: QuestionDeps, wanted: SQL | undefined, walk: PageQuery) {
  const [page, [all]] = await Promise.all([
    readPage(walk, newest, ({ where, orderBy, limit, offset }) =>
      orm
        .select({ flag: questionFlags, question: questions, user: users.name })
        .from(questionFlags)
        .innerJoin(questions, eq(questions.id, questionFlags.questionId))
        .innerJoin(users, eq(users.id, questionFlags.userId))
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    orm
      .select({ count: count() })
      .from(questionFlags)
      .innerJoin(questions, eq(questions.id, questionFlags.questionId))
      .where(wanted),
  ])
  return { ...page, count: all!.count }
}
