import type { ExamCard, Home } from '@prostuti/contract'
import { getHome, listArchivedExams, listExams } from '@prostuti/contract/exams/operations'
import { and, asc, count, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../auth/sessions.ts'
import type { Call } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { approved } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import { exams } from './tables.ts'

interface ExamFilter {
  where: SQL | undefined
  order: SQL
  page: number
  pageSize: number
}

type Asking = Pick<Call, 'language'> & { viewer: Viewer | null }

/** A page of exams with the number of all of them. */
async function findExams(deps: ExamDeps, { where, order, page, pageSize }: ExamFilter, { viewer, language }: Asking) {
  const visible = and(eq(exams.questionState, approved), where)
  const [rows, [all]] = await Promise.all([
    deps.db.orm
      .select()
      .from(exams)
      .where(visible)
      .orderBy(order, asc(exams.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    deps.db.orm.select({ count: count() }).from(exams).where(visible),
  ])
  const results = await presentCards(deps.db.pool, rows, viewer, { language, now: deps.clock.now() })
  return { count: all!.count, results }
}

const upcoming = (now: Date) => gt(exams.startTime, now)
const running = (now: Date) => and(lte(exams.startTime, now), gt(exams.endTime, now))
const archived = (now: Date) => lte(exams.endTime, now)
const soonestFirst = asc(exams.startTime)
const newestFirst = desc(exams.endTime)

function onDay(date: string): SQL {
  return sql`(${exams.startTime} at time zone 'Asia/Dhaka')::date = ${date}::date`
}

export function createExamLists(deps: ExamDeps) {
  return [
    implement(getHome, (_, call) => home(deps, call)),
    implement(listExams, async ({ query }, call) => {
      const now = new Date(deps.clock.now())
      const where = query.date ? onDay(query.date) : query.upcoming ? upcoming(now) : gt(exams.endTime, now)
      const { page = 1, page_size, limit, program_id } = query
      // No exam belongs to a programme yet, so a programme's list is empty rather than everybody's.
      const filter = program_id ? sql`false` : where
      const pageSize = page_size ?? limit ?? 3
      const found = await findExams(deps, { where: filter, order: soonestFirst, page, pageSize }, call)
      return paged('exam/v5/exam-list/', query, found, page, pageSize)
    }),
    implement(listArchivedExams, async ({ query }, call) => {
      const { page = 1, page_size: pageSize = 20, program } = query
      const where = program ? sql`false` : archived(new Date(deps.clock.now()))
      const found = await findExams(deps, { where, order: newestFirst, page, pageSize }, call)
      return paged('exam/v5/archived-exams-list/', query, found, page, pageSize)
    }),
  ]
}

export async function home(deps: ExamDeps, asking: Asking): Promise<Home> {
  const now = new Date(deps.clock.now())
  const first = { page: 1, pageSize: 20 }
  const [live, soon] = await Promise.all([
    findExams(deps, { where: running(now), order: asc(exams.endTime), ...first }, asking),
    findExams(deps, { where: upcoming(now), order: soonestFirst, ...first }, asking),
  ])
  return { programs: [], live_exams: live.results, upcoming_exams: soon.results }
}

export async function archive(deps: ExamDeps, page: number, asking: Asking) {
  const where = archived(new Date(deps.clock.now()))
  return findExams(deps, { where, order: newestFirst, page, pageSize: 20 }, asking)
}

/** Adds the addresses of the pages before and after. */
function paged(
  path: string,
  query: Record<string, unknown>,
  found: { count: number; results: ExamCard[] },
  page: number,
  pageSize: number,
) {
  const address = (number: number) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, page: number })) search.set(name, String(value))
    return `${path}?${search}`
  }
  return {
    ...found,
    next: page * pageSize < found.count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  }
}
