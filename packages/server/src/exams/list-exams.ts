import type { Home } from '@prostuti/contract'
import { getHome, listArchivedExams, listExams } from '@prostuti/contract/exams/operations'
import { and, gt, lte, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../http/cursor.ts'
import { implement } from '../http/implement.ts'
import type { ExamDeps } from './exam-deps.ts'
import { type Asking, findExams } from './find-exams.ts'
import { ofProgram } from './of-program.ts'
import { exams } from './tables.ts'

const upcoming = (now: Date) => gt(exams.startTime, now)
const running = (now: Date) => and(lte(exams.startTime, now), gt(exams.endTime, now))
const archived = (now: Date) => lte(exams.endTime, now)

/** A day in Dhaka. */
function onDay(date: string): SQL {
  return sql`(${exams.startTime} at time zone 'Asia/Dhaka')::date = ${date}::date`
}

export function createExamLists(deps: ExamDeps) {
  const nowDate = () => new Date(deps.clock.now())
  return [
    implement(getHome, (_, call) => home(deps, call)),
    implement(listExams, async ({ query }, call) => {
      const { date, upcoming: isUpcoming, page_size, limit = 3, program_id, ...place } = query
      const where = date ? onDay(date) : isUpcoming ? upcoming(nowDate()) : gt(exams.endTime, nowDate())
      const filter = {
        where: and(where, ofProgram(program_id)),
        order: 'soonest',
        pageSize: page_size ?? limit,
        ...place,
      } as const
      return presentPage('exam/v5/exam-list/', query, await findExams(deps, filter, call))
    }),
    implement(listArchivedExams, async ({ query }, call) => {
      const { page_size: pageSize = 20, program, ...place } = query
      const filter = {
        where: and(archived(nowDate()), ofProgram(program)),
        order: 'newest',
        pageSize,
        ...place,
      } as const
      return presentPage('exam/v5/archived-exams-list/', query, await findExams(deps, filter, call))
    }),
  ]
}

/** What runs now and what comes next. */
export async function home(deps: ExamDeps, asking: Asking): Promise<Home> {
  const now = new Date(deps.clock.now())
  const [programs, live, soon] = await Promise.all([
    deps.publishedPrograms(),
    findExams(deps, { where: running(now), order: 'soonest', pageSize: 20 }, asking),
    findExams(deps, { where: upcoming(now), order: 'soonest', pageSize: 20 }, asking),
  ])
  return {
    programs: programs.map(({ id, title }) => ({ id: String(id), title: title[asking.language], state: 'published' })),
    live_exams: live.results,
    upcoming_exams: soon.results,
  }
}

export async function archive(deps: ExamDeps, page: number, asking: Asking) {
  const where = archived(new Date(deps.clock.now()))
  const { count, results } = await findExams(deps, { where, order: 'newest', page, pageSize: 20 }, asking)
  return { count, results }
}
