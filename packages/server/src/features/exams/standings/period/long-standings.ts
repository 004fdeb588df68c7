import { type AskedPeriodStandings, fewestListed, type PeriodStandings } from '@prostuti/contract'
import { dhakaDay } from '../../../../platform/dhaka-day.ts'
import type { Exam } from '../../exam.ts'
import type { ResultDeps } from '../../exam-deps.ts'
import { pageOf } from '../rank-pages.ts'
import { findCircle, type RankReader } from './among.ts'
import { readCountingExams } from './counting-exams.ts'
import { listingOfPeriod, readListing, type SqlPart } from './listing.ts'
import { findNextExam } from './next-exam.ts'
import { readMissing } from './own-progress.ts'
import type { PeriodList } from './period-list.ts'
import { type LongPeriod, type PeriodDays, periodBefore, periodOf } from './periods.ts'
import { listRows, nothingListed } from './present-listing.ts'

/** Ranks by the mean of the best exams of a week, month or season. */
export async function longStandings(
  deps: ResultDeps,
  asked: AskedPeriodStandings & { period: LongPeriod },
  reader: RankReader,
): Promise<PeriodStandings> {
  const period = periodOf(asked.period, asked.day ?? dhakaDay(deps.clock.now()))
  const { isUnset, people, ...circle } = await findCircle(deps, asked, reader)
  const [{ exams, isFinal }, nextExam] = await Promise.all([
    readCountingExams(deps, period),
    findNextExam(deps, period, reader),
  ])
  const head = {
    ...{ period: asked.period, among: asked.among, from: period.from, to: period.to, ...circle },
    ...{ exam: null, provisional: !isFinal, next_exam: nextExam },
  } as const
  if (isUnset) return { ...head, ...nothingListed, state: 'unset' }
  const list = await deps.periodLists.find(period, exams)
  const isDemo = exams.some(exam => exam.demoSlot !== null)
  const rows =
    list && (await listRows(deps, { ...(await listingFor(deps, period, list, asked)), people, isDemo }, reader))
  if (!rows) return { ...head, ...nothingListed, state: 'too_few' }
  return {
    ...head,
    ...rows,
    ...(await ownPast(deps, period, exams, { people, isListed: rows.me !== null, reader })),
    state: 'listed',
  }
}

/** A walk that began in an earlier list ends in that one, and so skips and repeats nobody. */
async function listingFor(deps: ResultDeps, period: PeriodDays, current: PeriodList, query: AskedPeriodStandings) {
  const page = pageOf(query, current.id)
  const walked = page.version === current.id ? current : await deps.periodLists.findOld(period, page.version)
  const { id, whole } = walked ?? current
  return { listing: listingOfPeriod(id), whole, page: { ...page, version: id }, query }
}

interface OwnPast {
  readonly people: SqlPart | null
  readonly isListed: boolean
  readonly reader: RankReader
}

/** Where this person stood in the period before; of who is not listed, what they lack. */
async function ownPast(
  deps: ResultDeps,
  period: PeriodDays,
  exams: readonly Exam[],
  { people, isListed, reader: { viewer } }: OwnPast,
): Promise<Pick<PeriodStandings, 'was' | 'missing'>> {
  if (!viewer) return { was: null, missing: null }
  const [was, missing] = await Promise.all([
    isListed ? readPlaceIn(deps, periodBefore(period), people, viewer.id) : null,
    isListed ? null : readMissing(deps.db.pool, viewer.id, exams),
  ])
  return { was, missing }
}

/** Null where nothing is listed, or this person is not. */
async function readPlaceIn(
  deps: ResultDeps,
  period: PeriodDays,
  people: SqlPart | null,
  person: bigint,
): Promise<number | null> {
  const { exams } = await readCountingExams(deps, period)
  const list = await deps.periodLists.find(period, exams)
  if (!list) return null
  const found = await readListing(deps.db.pool, listingOfPeriod(list.id), people, { from: 0, to: 0, person })
  if (found.count < fewestListed) return null
  return found.neighbours.find(row => row.user_id === String(person))?.position ?? null
}
