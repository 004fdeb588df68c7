import { type ExamMode, type ExamRights, isSold, type WayIn } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { AttemptKey } from '../attempts/attempt-rows.ts'
import { type Exam, isRanked, isVisible, resultVisibleAt, solutionsOpen, standingVisibleAt } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import type { Withheld } from '../papers/embargo.ts'
import { paperDeals, paperIsOpen } from '../practice/practice-sources.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

interface RightsQuery {
  readonly exam: Exam
  readonly mode: ExamMode
  readonly viewer: Viewer | null
  readonly withheld: Withheld | null
  /** To this person. */
  readonly wayIn: WayIn
  readonly now: number
}

/** What a person may do with an exam now: each part as the call behind it would decide. */
export async function rightsOf(deps: ListDeps, query: RightsQuery): Promise<ExamRights> {
  const { exam, mode, viewer, withheld, wayIn, now } = query
  const standings = isRanked(exam) && withheld === null && isVisible(standingVisibleAt(exam, mode), now)
  const rights = {
    join: false,
    enrols: false,
    resume: false,
    receipt: false,
    result: false,
    standings,
    solutions: false,
    paper: false,
  }
  const isOver = (await paperIsOpen(deps, exam)) && (await paperDeals(deps, exam, viewer))
  if (!viewer) return { ...rights, paper: isOver && !isSold(wayIn), reason: 'not_signed_in' }
  rights.paper = isOver && (await deps.admission(exam, viewer, 'archive', now)).reason === null
  const key = { userId: viewer.id, examId: exam.id, mode }
  const [attempt] = await deps.attempts.read([key])
  if (attempt) {
    const { handedIn, isFinal } = await readClosed(deps.db.pool, key)
    rights.receipt = handedIn
    rights.result = handedIn && isVisible(resultVisibleAt(exam, mode), now)
    rights.solutions = handedIn && solutionsOpen(exam, isFinal, now)
  }
  if (attempt?.isOpen) return { ...rights, join: true, resume: true, reason: null }
  if (attempt && mode === 'live') return { ...rights, reason: 'already_participated' }
  const { reason, enrols } = await deps.admission(exam, viewer, mode, now)
  return { ...rights, join: reason === null, enrols, reason }
}

/** Whether a try is closed, be the newest one open, and whether the live exam is final. */
async function readClosed(
  pool: Pool,
  { userId, examId, mode }: AttemptKey,
): Promise<{ handedIn: boolean; isFinal: boolean }> {
  const { rows } = await pool.query<{ handed_in: boolean; is_final: boolean }>({
    name: 'closed-tries',
    text: `select exists (select 1 from attempts a where a.user_id = $1 and a.exam_id = $2 and a.mode = $3
                             and a.state = ${attemptState.closed}) as handed_in,
                  ${finalNow('$2')} as is_final`,
    values: [String(userId), examId, attemptMode[mode]],
  })
  return { handedIn: rows[0]!.handed_in, isFinal: rows[0]!.is_final }
}
