import type { ExamMode } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { archiveOpensAt, type Exam } from '../exam.ts'
import type { Admission, AttemptDeps } from '../exam-deps.ts'

/** Whether it runs and the person may. Throws the code that says why not. */
export async function admit(
  deps: Pick<AttemptDeps, 'admission' | 'productsOf'>,
  { exam, viewer, mode }: { exam: Exam; viewer: Viewer; mode: ExamMode },
  { receivedAt, language }: Pick<Call, 'receivedAt' | 'language'>,
): Promise<Admission> {
  const admission = await deps.admission(exam, viewer, mode, receivedAt)
  const { reason } = admission
  if (reason === 'purchase_required') throw new AppError(reason, { products: await deps.productsOf(exam, language) })
  if (reason) throw new AppError(reason)
  return admission
}

/** Why this exam can't be joined at this moment, or null. What it costs is for billing to say (`FindJoinAccess`). */
export function refusalByClock(exam: Exam, mode: ExamMode, now: number) {
  if (mode === 'archive') return now < archiveOpensAt(exam) ? 'exam_not_started' : null
  if (now < exam.startTime.getTime()) return 'exam_not_started'
  return now < exam.endTime.getTime() ? null : 'exam_over'
}
