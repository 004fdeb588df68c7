import { requireRight } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { approved, type Exam } from '../exam.ts'

type Judged = Pick<Exam, 'questionState' | 'cost'>

/**
 * What a change of an exam asks for besides building it: learners get what is approved, so to begin, change or end that is to
 * publish, and coins are a price. Throws `forbidden`.
 */
export function checkExamRights(viewer: Pick<Viewer, 'role'>, before: Judged, next: Judged): void {
  if (before.questionState === approved || next.questionState === approved) requireRight(viewer, 'exams.publish')
  if (before.cost !== next.cost) requireRight(viewer, 'prices.change')
}
