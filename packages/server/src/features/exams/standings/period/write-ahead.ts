import { dhakaDay } from '../../../../platform/dhaka-day.ts'
import type { ExamBase } from '../../exam-deps.ts'
import type { ExamParts } from '../../exam-parts.ts'
import { readCountingExams } from './counting-exams.ts'
import { periodOf } from './periods.ts'

/** Writes the lists of the week, the month and the season that it is, so that hardly a reader waits for one. */
export async function writePeriodLists(
  deps: Pick<ExamBase, 'db' | 'clock'> & Pick<ExamParts, 'periodLists'>,
): Promise<void> {
  const today = dhakaDay(deps.clock.now())
  for (const kind of ['week', 'month', 'season'] as const) {
    const period = periodOf(kind, today)
    const { exams } = await readCountingExams(deps, period)
    await deps.periodLists.find(period, exams)
  }
}
