import type { ExamMode, ExamState, Ranking } from '@prostuti/contract'
import { deadlineOf } from '@prostuti/contract/attempt'
import type { InferSelectModel } from 'drizzle-orm'
import type { exams } from './tables/exams.ts'

/** An exam as it is stored. Marks in thousandths, durations in milliseconds. */
export type Exam = InferSelectModel<typeof exams>

/** After the grace, the server waits this long before it closes by itself, so that it never races a sheet in time. */
export const settleDelayMs = 5_000

/** So long a sweep, settling and publishing may take from then on. What waits for a final list is announced for after it. */
export const publishingMs = 5_000

/** The values of `questionState`. */
export const draft = 0
export const halted = 1
export const reviewed = 2
export const approved = 3

export function stateOf(exam: Exam, now: number): ExamState {
  if (now < exam.startTime.getTime()) return 'upcoming'
  return now < exam.endTime.getTime() ? 'running' : 'archived'
}

/** When the last sheet of the live exam can still arrive. */
export function lastArrival(exam: Exam): number {
  return Math.max(exam.endTime.getTime(), exam.lastDeadline?.getTime() ?? 0) + exam.graceMs
}

/** The same as SQL, of the row `e` of exams; so many milliseconds after it. */
export const lastArrivalSql = (laterMs: number) =>
  `greatest(e.end_time, e.last_deadline) + (e.grace_ms + ${laterMs}) * interval '1 millisecond'`

/** The archive opens when nobody can still be sitting the live exam. */
export function archiveOpensAt(exam: Exam): number {
  return lastArrival(exam) + settleDelayMs
}

/** When a live exam is final, as far as that can be predicted; it may be so earlier, and hardly ever later. */
export function finalBy(exam: Exam): number {
  return archiveOpensAt(exam) + publishingMs
}

/** When a learner's own marks may be shown; null: never. */
export function resultVisibleAt(exam: Exam, mode: ExamMode): number | null {
  return marksVisibleAt(exam, mode, exam.resultVisibility)
}

/**
 * When the standings may be shown; null: never. One that is to open with the exam's end or later opens when the exam is
 * final, at the instant of the solutions: an earlier one is what members' exams show while people sit them.
 */
export function standingVisibleAt(exam: Exam, mode: ExamMode): number | null {
  const at = marksVisibleAt(exam, mode, exam.standingVisibility)
  if (at === null || (mode === 'live' && at < exam.endTime.getTime())) return at
  return Math.max(at, finalBy(exam))
}

/**
 * A ranked exam that anonymous people may sit shows no marks before its end: a person who can make identities at will could
 * otherwise read the key from them (`contract.md`, Visibility).
 */
function marksVisibleAt(exam: Exam, mode: ExamMode, wanted: Date | null): number | null {
  const at = wanted?.getTime() ?? null
  if (at === null) return at
  // A learner who has more time, or sits it again, could read the key from tries in the archive.
  if (mode === 'archive') return Math.max(at, archiveOpensAt(exam))
  const isOracle = isRanked(exam) && !exam.membersOnly
  return isOracle ? Math.max(at, lastArrival(exam)) : at
}

/**
 * When the solutions open, of the live exam and in the archive alike; null: never. They wait until the live exam is final,
 * for so long its questions are embargoed: what is announced is the very instant from which they are there.
 */
export function solutionVisibleAt(exam: Exam): number | null {
  const wanted = exam.solutionVisibility?.getTime() ?? null
  return wanted === null ? null : Math.max(wanted, finalBy(exam))
}

/**
 * Whether who has handed in may see the solutions: from the instant that was announced. Should the live exam not be final
 * by then, they stay closed, for its questions are embargoed.
 */
export function solutionsOpen(exam: Exam, isFinal: boolean, now: number): boolean {
  return isFinal && isVisible(solutionVisibleAt(exam), now)
}

export function isVisible(at: number | null, now: number): boolean {
  return at !== null && at <= now
}

/** Whether attempts of this exam count for ranks. */
export function isRanked(exam: Exam): boolean {
  return !exam.isDemo && exam.mode !== 'SMALL'
}

/** Whether this try of an exam, counted from 1, is compared with others; a live exam is tried once, a short set is practice. */
export function rankingOf(exam: Exam, attempt: number): Ranking {
  if (exam.isDemo) return 'sample'
  return isRanked(exam) && attempt === 1 ? 'ranked' : 'practice'
}

/** The same of a sheet that is in: where the exam ranks and the sheet does not, its person could read keys. */
export function rankingOfSheet(exam: Exam, sheet: { readonly try: number; readonly ranked: boolean | null }): Ranking {
  const ranking = rankingOf(exam, sheet.try)
  return ranking === 'ranked' && sheet.ranked === false ? 'staff' : ranking
}

export function deadlineFor(exam: Exam, mode: ExamMode, joinedAt: number): number | null {
  return mode === 'archive' ? null : deadlineOf(joinedAt, exam.durationMs, exam.endTime.getTime(), exam.extraMs)
}

export function totalMarks(exam: Exam): number {
  return exam.totalQuestions * exam.mark
}

/** `hh:mm:ss` from milliseconds. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}

export function instantText(ms: number): string {
  return new Date(ms).toISOString()
}

export function optionalInstant(ms: number | null): string | null {
  return ms === null ? null : instantText(ms)
}

/** Milliseconds from `hh:mm:ss`. */
export function durationMsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000
}
