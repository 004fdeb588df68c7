import { type Home, listPageSize, type ParsedPart, upcomingPageSize } from '@prostuti/contract'
import { getHome, listArchivedExams, listExams } from '@prostuti/contract/exams/operations'
import { and, gt, lte, type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { sharedBody } from '../../../platform/http/call/shared-body.ts'
import { instantText } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { cardFlagsOf, presentCards, withFlags } from './exam-cards.ts'
import { type ExamPage, findExams, inListedProgram, inProgram, type ListReader } from './find-exams.ts'
import { ownProgramsOf } from './own-exams.ts'
import { recentChange } from './recent-change.ts'
import { variantOf } from './viewer-variants.ts'

export const upcoming = (now: Date) => gt(exams.startTime, now)
export const running = (now: Date) => and(lte(exams.startTime, now), gt(exams.endTime, now))
export const archived = (now: Date) => lte(exams.endTime, now)

/** Neither has a second page: a learner who looks for the exam that runs now must find it, however many run beside it. */
const allThatRun = 100
const soonestToCome = 20

/** A day in Dhaka. */
function onDay(date: string): SQL {
  return sql`(${exams.startTime} at time zone 'Asia/Dhaka')::date = ${date}::date`
}

/** Whatever was changed, and each start and end, renews lists before that. */
const sharedReply = { maxAgeMs: 60_000 }

export function createExamLists(deps: ListDeps) {
  return [
    implementShared(getHome, sharedReply, async (_, call) => sharedBody(await home(deps, call))),
    implementShared(listExams, sharedReply, async ({ query }, call) =>
      sharedBody(await examsToCome(deps, query, call)),
    ),
    implementShared(listArchivedExams, sharedReply, async ({ query }, call) =>
      sharedBody(await archivedExams(deps, query, call)),
    ),
  ]
}

/** What runs or comes, soonest first. */
export function examsToCome(deps: ListDeps, query: ParsedPart<'exams.listExams', 'query'>, asking: ListReader) {
  return sharedPage(deps, { path: 'exam/v5/exam-list/', query, program: query.program_id }, asking, async own => {
    const { date, upcoming: isUpcoming, page_size, limit, program_id, ...pageQuery } = query
    const pageSize = page_size ?? limit ?? (program_id === undefined ? listPageSize : upcomingPageSize)
    const now = new Date(deps.clock.now())
    const where = date ? onDay(date) : isUpcoming ? upcoming(now) : gt(exams.endTime, now)
    const ofProgram = program_id === undefined ? await inListedProgram(deps) : inProgram(program_id)
    const filter = { where: and(where, ofProgram), own, pageSize, ...pageQuery }
    return findExams(deps, { ...filter, order: 'soonest' }, asking)
  })
}

/** What is over, newest first. */
export function archivedExams(
  deps: ListDeps,
  query: ParsedPart<'exams.listArchivedExams', 'query'>,
  asking: ListReader,
) {
  const { program } = query
  return sharedPage(deps, { path: 'exam/v5/archived-exams-list/', query, program }, asking, async own => {
    const { page_size: pageSize = listPageSize, program: _, ...pageQuery } = query
    const ofProgram = program === undefined ? await inListedProgram(deps) : inProgram(program)
    const where = and(archived(new Date(deps.clock.now())), ofProgram)
    return findExams(deps, { where, own, order: 'newest', pageSize, ...pageQuery }, asking)
  })
}

interface ListPage {
  readonly path: string
  readonly query: Record<string, unknown>
  /** The one whose exams alone are listed. */
  readonly program: string | undefined
}

/**
 * The page that all who see the same exams read alike, made once, with what this person did in its exams. Nothing of a program
 * that they do not see.
 */
async function sharedPage(
  deps: ListDeps,
  { path, query, program }: ListPage,
  { viewer, language }: ListReader,
  find: (own: readonly number[]) => Promise<ExamPage>,
) {
  if (program !== undefined && !(await deps.seesProgram(viewer, program)))
    return { count: 0, next: null, previous: null, results: [] }
  const own = await ownProgramsOf(deps, viewer)
  const key = `list ${path} ${language} ${own} ${JSON.stringify(query)}`
  const { value } = await deps.publicCache.get(key, sharedReply, async () => presentPage(path, query, await find(own)))
  const flags = await cardFlagsOf(deps, value.results, viewer)
  return variantOf(value, flags, () => ({ ...value, results: value.results.map(withFlags(flags)) }))
}

/** What runs now and what comes next, with this person's own. */
export async function home(deps: ListDeps, asking: ListReader): Promise<Home> {
  const { viewer, language } = asking
  const own = await ownProgramsOf(deps, viewer)
  const { value } = await deps.publicCache.get(`home ${language} ${own}`, sharedReply, () =>
    publicHome(deps, own, asking),
  )
  const { live_exams: live, upcoming_exams: soon } = value
  const [unfinished, changed, flags, programs] = await Promise.all([
    presentUnfinished(deps, asking),
    viewer && recentChange(deps, { viewer, language }),
    cardFlagsOf(deps, [...live, ...soon], viewer),
    viewer && deps.findHomePrograms(viewer, language),
  ])
  const mark = withFlags(flags)
  const make = () => ({ ...value, ...programs?.shown, live_exams: live.map(mark), upcoming_exams: soon.map(mark) })
  const shown = variantOf(value, flags, make, programs?.key)
  return unfinished || changed ? { ...shown, ...unfinished, changed } : shown
}

async function publicHome(deps: ListDeps, own: readonly number[], asking: Pick<ListReader, 'language'>): Promise<Home> {
  const now = new Date(deps.clock.now())
  const listed = await inListedProgram(deps)
  const [programs, live, soon] = await Promise.all([
    programNames(deps, asking),
    findExams(deps, { where: and(running(now), listed), own, order: 'soonest', pageSize: allThatRun }, asking),
    findExams(deps, { where: and(upcoming(now), listed), own, order: 'soonest', pageSize: soonestToCome }, asking),
  ])
  return {
    programs,
    my_programs: [],
    unfinished: null,
    unfinished_archive: null,
    changed: null,
    live_exams: live.results,
    upcoming_exams: soon.results,
  }
}

/** The published programs by name, in their order. */
export async function programNames(
  deps: ListDeps,
  { language }: Pick<ListReader, 'language'>,
): Promise<Home['programs']> {
  const programs = await deps.publishedPrograms()
  return programs.map(({ id, title }) => ({ id: String(id), title: title[language], state: 'published' }))
}

/** What this person has begun; whatever the staff did to the exams since: who has joined goes on. */
async function presentUnfinished(
  deps: ListDeps,
  asking: ListReader,
): Promise<Pick<Home, 'unfinished' | 'unfinished_archive'> | null> {
  const open = asking.viewer && (await deps.findUnfinished(asking.viewer.id))
  if (!open || (open.live === null && open.archived === null)) return null
  const { live, archived: past } = open
  const cardOf = async (id: number) => {
    const exam = await deps.catalog.stored(id)
    return (await presentCards(deps, [exam], asking.viewer, { ...asking, now: deps.clock.now() }))[0]!
  }
  const [exam, archive] = await Promise.all([live && cardOf(live.exam), past === null ? null : cardOf(past)])
  return {
    unfinished: exam && live && { exam, deadline: instantText(live.deadline.getTime()) },
    unfinished_archive: archive,
  }
}
