import { and, eq, gt, gte, isNull, lt, lte } from 'drizzle-orm'
import type { Clock } from '../../../../platform/db/clock.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { addDays, startOfDhakaDay } from '../../../../platform/dhaka-day.ts'
import { approved, type Exam, isVisible, standingVisibleAt, totalMarks } from '../../exam.ts'
import { exams } from '../../tables/exams.ts'
import { resultVersions } from '../../tables/results.ts'
import type { PeriodDays } from './periods.ts'

/** The exams of a period by which people are ranked now. */
export interface CountingExams {
  /** Final, with open standings, by id. */
  readonly exams: readonly Exam[]
  /** Every exam that has begun is final. */
  readonly isFinal: boolean
}

/** As the exams stand now: an exam counts once its standings are open, in the version of its results that counts. */
export async function readCountingExams(
  { db, clock }: { readonly db: Database; readonly clock: Pick<Clock, 'now'> },
  period: PeriodDays,
): Promise<CountingExams> {
  const now = clock.now()
  const rows = await db.orm
    .select({ exam: exams, finalAt: resultVersions.finalAt })
    .from(exams)
    .leftJoin(resultVersions, and(eq(resultVersions.examId, exams.id), eq(resultVersions.version, exams.resultVersion)))
    .where(and(beganIn(period), lte(exams.startTime, new Date(now)), ranksPeople))
    .orderBy(exams.id)
  return {
    exams: rows.flatMap(({ exam, finalAt }) =>
      finalAt !== null && totalMarks(exam) > 0 && isVisible(standingVisibleAt(exam, 'live'), now) ? [exam] : [],
    ),
    isFinal: rows.every(({ finalAt }) => finalAt !== null),
  }
}

/** Approved, and neither a sample nor a short set. */
export const ranksPeople = and(
  eq(exams.questionState, approved),
  eq(exams.isDemo, false),
  eq(exams.mode, 'STANDARD'),
  isNull(exams.deletedAt),
)

/** Exams whose start lies in the period. The end leads the index. */
export function beganIn({ from, to }: PeriodDays) {
  const first = new Date(startOfDhakaDay(from))
  return and(
    gt(exams.endTime, first),
    gte(exams.startTime, first),
    lt(exams.startTime, new Date(startOfDhakaDay(addDays(to, 1)))),
  )
}
