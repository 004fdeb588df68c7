import type { Home, ParsedPart } from '@prostuti/contract'
import { getHome, listArchivedExams, listExams } from '@prostuti/contract/exams/operations'
import { and, gt, lte, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../http/cursor.ts'
import { implement } from '../http/implement.ts'
import { instantText } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import { type Asking, findExams } from './find-exams.ts'
import { ofProgram } from './of-program.ts'
import { exams } from './tables.ts'
import { unfinishedExam } from './unfinished-exam.ts'

const upcoming = (now: Date) => gt(exams.startTime, now)
const running = (now: Date) => and(lte(exams.startTime, now), gt(exams.endTime, now))
const archived = (now: Date) => lte(exams.endTime, now)

/** Neither has a second page: whoever looks for the exam that runs now must find it, however many run beside it. */
const allThatRun = 100
const soonestToCome = 20

/** A day in Dhaka. */
function onDay(date: string): SQL {
  return sql`(${exams.startTime} at time zone 'Asia/Dhaka')::date = ${date}::date`
}

export function createExamLists(deps: ExamDeps) {
  return [
    implement(getHome, (_, call) => home(deps, call)),
    implement(listExams, ({ query }, call) => examsToCome(deps, query, call)),
    implement(listArchivedExams, ({ query }, call) => archivedExams(deps, query, call)),
  ]
}

/** What runs or comes, soonest first. */
export async function examsToCome(deps: ExamDeps, query: ParsedPart<'exams.listExams', 'query'>, asking: Asking) {
  const { date, upcoming: isUpcoming, page_size, limit = 3, program_id, ...place } = query
  const now = new Date(deps.clock.now())
  const where = date ? onDay(date) : isUpcoming ? upcoming(now) : gt(exams.endTime, now)
  const filter = {
    where: and(where, ofProgram(program_id)),
    order: 'soonest',
    pageSize: page_size ?? limit,
    ...place,
  } as const
  return presentPage('exam/v5/exam-list/', query, await findExams(deps, filter, asking))
}

/** What is over, newest first. */
export async function archivedExams(
  deps: ExamDeps,
  query: ParsedPart<'exams.listArchivedExams', 'query'>,
  asking: Asking,
) {
  const { page_size: pageSize = 20, program, ...place } = query
  const where = and(archived(new Date(deps.clock.now())), ofProgram(program))
  const found = await findExams(deps, { where, order: 'newest', pageSize, ...place }, asking)
  return presentPage('exam/v5/archived-exams-list/', query, found)
}

/** What runs now and what comes next. */
export async function home(deps: ExamDeps, asking: Asking): Promise<Home> {
  const now = new Date(deps.clock.now())
  const [programs, unfinished, live, soon] = await Promise.all([
    programNames(deps, asking),
    presentUnfinished(deps, asking),
    findExams(deps, { where: running(now), order: 'soonest', pageSize: allThatRun }, asking),
    findExams(deps, { where: upcoming(now), order: 'soonest', pageSize: soonestToCome }, asking),
  ])
  return {
    programs,
    unfinished,
    live_exams: live.results,
    upcoming_exams: soon.results,
  }
}

/** The published programmes by name, in their order. */
export async function programNames(deps: ExamDeps, { language }: Pick<Asking, 'language'>): Promise<Home['programs']> {
  const programs = await deps.publishedPrograms()
  return programs.map(({ id, title }) => ({ id: String(id), title: title[language], state: 'published' }))
}

async function presentUnfinished(deps: ExamDeps, asking: Asking): Promise<Home['unfinished']> {
  const open = await unfinishedExam(deps, asking.viewer)
  if (!open) return null
  // Whatever the staff did to the exam since: who has joined goes on.
  const exam = await deps.catalog.stored(open.exam)
  const [card] = await presentCards(deps, [exam], asking.viewer, { ...asking, now: deps.clock.now() })
  return { exam: card!, deadline: instantText(open.deadline.getTime()) }
}
