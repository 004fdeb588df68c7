import { type ExamMode, listPageSize, type PartnerResult } from '@prostuti/contract'
import { listResults } from '@prostuti/contract/partners/operations'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { implementForPartner } from '../../partners/index.ts'
import { instantText, isVisible, resultVisibleAt } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { attemptMode, attemptState, attempts } from '../tables/attempts.ts'
import { exams } from '../tables/exams.ts'
import { partnerAttempts } from '../tables/partner-attempts.ts'
import { results } from '../tables/results.ts'

type Deps = Pick<ResultDeps, 'db' | 'clock' | 'readWithheld'>

interface Row {
  readonly begun: typeof partnerAttempts.$inferSelect
  readonly exam: typeof exams.$inferSelect
  readonly submittedAt: Date | null
  readonly result: typeof results.$inferSelect | null
}

const newest: ListOrder<Row> = {
  at: partnerAttempts.joinedAt,
  id: partnerAttempts.id,
  order: 'newest first',
  sortKeyOf: ({ begun }) => ({ at: begun.joinedAt, id: begun.id }),
}

/** More are not counted. */
const mostCounted = 1_000

/** What a partner's people handed in on its pages, with marks once their person may see them; of people who agree to it now. */
export function createListPartnerResults(deps: Deps) {
  const { db, clock } = deps
  return implementForPartner(listResults, { pool: db.pool, clock }, async ({ query }, { partner }) => {
    const { page_size: pageSize = listPageSize, exam, ...pageQuery } = query
    const wanted = and(
      eq(partnerAttempts.partnerId, partner),
      exam === undefined ? undefined : sql`${partnerAttempts.examId}::text = ${exam}`,
      sql`exists (select from partner_consents c where c.user_id = ${partnerAttempts.userId} and c.partner_id = ${partner})`,
    )
    const [{ rows, ...page }, counted] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, part => readRows(deps, { ...part, where: and(wanted, part.where) })),
      countRows(deps, wanted),
    ])
    const shown = presentPage(listResults.path, query, {
      count: Math.min(counted, mostCounted),
      results: await present(deps, rows),
      ...page,
    })
    return { ...shown, count_is_exact: counted <= mostCounted }
  })
}

interface Part {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  readonly limit: number
  readonly offset: number
}

const sameAttempt = (other: typeof attempts | typeof results) =>
  and(
    eq(other.userId, partnerAttempts.userId),
    eq(other.examId, partnerAttempts.examId),
    eq(other.mode, partnerAttempts.mode),
    eq(other.try, partnerAttempts.try),
  )

const handedIn = and(sameAttempt(attempts), eq(attempts.state, attemptState.closed))

function readRows({ db }: Pick<Deps, 'db'>, { where, orderBy, limit, offset }: Part): Promise<Row[]> {
  return db.orm
    .select({ begun: partnerAttempts, exam: exams, submittedAt: attempts.submittedAt, result: results })
    .from(partnerAttempts)
    .innerJoin(attempts, handedIn)
    .innerJoin(exams, eq(exams.id, partnerAttempts.examId))
    .leftJoin(results, and(sameAttempt(results), eq(results.version, exams.resultVersion)))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

async function countRows({ db }: Pick<Deps, 'db'>, where: SQL | undefined): Promise<number> {
  const some = db.orm
    .select({ id: partnerAttempts.id })
    .from(partnerAttempts)
    .innerJoin(attempts, handedIn)
    .where(where)
    .limit(mostCounted + 1)
    .as('some')
  const [all] = await db.orm.select({ count: count() }).from(some)
  return all!.count
}

async function present(deps: Deps, rows: readonly Row[]): Promise<PartnerResult[]> {
  const now = deps.clock.now()
  const asked = rows.map(({ exam, begun }) => ({ exam, mode: modeOf(begun.mode) }))
  const withheld = await deps.readWithheld(asked)
  return rows.map(({ begun, exam, submittedAt, result }, index) => {
    const { mode } = asked[index]!
    const isOut = result !== null && isVisible(resultVisibleAt(exam, mode), now) && !withheld[index]
    return {
      ...{ person: String(begun.userId), exam: String(exam.id), state: mode, attempt: begun.try },
      submitted_at: instantText(submittedAt!.getTime()),
      marks: isOut ? result.marks / 1000 : null,
      correct: isOut ? result.correct : null,
      incorrect: isOut ? result.incorrect : null,
    }
  })
}

const modeOf = (mode: number): ExamMode => (mode === attemptMode.live ? 'live' : 'archive')
