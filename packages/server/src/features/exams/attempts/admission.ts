import { approved } from '../exam.ts'
import type { AttemptDeps, FindJoinAccess, JoinRefusal } from '../exam-deps.ts'
import { refusalByClock } from './admit.ts'

/** Who may join an exam now: a person who has joined may go on; nobody else comes in, nor comes in again. */
export function createAdmission(joinAccess: FindJoinAccess): AttemptDeps['admission'] {
  const refused = (reason: JoinRefusal) => ({ reason, enrols: false })
  return async (exam, viewer, mode, now) => {
    if (exam.questionState !== approved) return refused('exam_over')
    if (exam.membersOnly && viewer.isAnonymous) return refused('forbidden')
    const byClock = refusalByClock(exam, mode, now)
    if (byClock) return refused(byClock)
    const access = await joinAccess(viewer, exam)
    return access === 'purchase_required' ? refused(access) : { reason: null, enrols: access === 'enrols' }
  }
}
