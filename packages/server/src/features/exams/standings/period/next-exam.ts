import type { PeriodStandings } from '@prostuti/contract'
import { and, asc, eq, gt, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import { instantText } from '../../exam.ts'
import type { ResultDeps } from '../../exam-deps.ts'
import { attemptMode, attempts } from '../../tables/attempts.ts'
import { exams } from '../../tables/exams.ts'
import type { RankReader } from './among.ts'
import { beganIn, ranksPeople } from './counting-exams.ts'
import type { PeriodDays } from './periods.ts'

/** The first exam of the period that is not over, which this person sees and has not begun. */
export async function findNextExam(
  { db, clock, programsOf }: Pick<ResultDeps, 'db' | 'clock' | 'programsOf'>,
  period: PeriodDays,
  { viewer, language }: Pick<RankReader, 'viewer' | 'language'>,
): Promise<PeriodStandings['next_exam']> {
  const own = viewer ? [...(await programsOf(viewer))] : []
  const begun = db.orm
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(eq(attempts.userId, viewer?.id ?? 0n), eq(attempts.examId, exams.id), eq(attempts.mode, attemptMode.live)),
    )
  const [next] = await db.orm
    .select({ id: exams.id, title: exams.title, startTime: exams.startTime })
    .from(exams)
    .where(
      and(
        beganIn(period),
        gt(exams.endTime, new Date(clock.now())),
        ranksPeople,
        isNotNull(exams.standingVisibility),
        or(eq(exams.enrollmentVisibility, 'everyone'), inArray(exams.programId, own)),
        eq(exams.webView, true),
        notExists(begun),
      ),
    )
    .orderBy(asc(exams.startTime), asc(exams.id))
    .limit(1)
  return next
    ? { id: String(next.id), title: next.title[language], start_time: instantText(next.startTime.getTime()) }
    : null
}
