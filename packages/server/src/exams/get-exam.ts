import type { ExamDetails, ExamMode } from '@prostuti/contract'
import { getExam } from '@prostuti/contract/exams/operations'
import type { Viewer } from '../auth/sessions.ts'
import type { Call } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { readAttempts } from './attempt-rows.ts'
import { readWithheld, standingOpensAt } from './embargo.ts'
import {
  type Exam,
  instantText,
  isVisible,
  optionalInstant,
  resultVisibleAt,
  solutionVisibleAt,
  stateOf,
} from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'

/** One exam, and what this person may do with it now. */
export function createGetExam(deps: ExamDeps) {
  return implement(getExam, async ({ params, query }, call) =>
    examDetails(deps, await deps.catalog.get(params.id), query.state, call.viewer, call),
  )
}

export async function examDetails(
  deps: ExamDeps,
  exam: Exam,
  wanted: ExamMode | undefined,
  viewer: Viewer | null,
  { language }: Pick<Call, 'language'>,
): Promise<ExamDetails> {
  const now = deps.clock.now()
  const mode = wanted ?? (stateOf(exam, now) === 'archived' ? 'archive' : 'live')
  const [[card], [withheld = null]] = await Promise.all([
    presentCards(deps, [exam], viewer, { language, now }),
    readWithheld(deps, [{ exam, mode }]),
  ])
  return {
    ...card!,
    description: exam.description[language],
    rules: {
      negative_mark: exam.negativeMark / 1000,
      cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
      grace_seconds: exam.graceMs / 1000,
      members_only: exam.membersOnly,
    },
    rights: await rightsOf(deps, exam, mode, viewer, now),
    result_visibility: optionalInstant(resultVisibleAt(exam, mode)),
    standing_visibility: optionalInstant(standingOpensAt(exam, mode, withheld)),
    solution_visibility: optionalInstant(solutionVisibleAt(exam)),
    server_time: instantText(now),
  }
}

async function rightsOf(
  deps: ExamDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer | null,
  now: number,
): Promise<ExamDetails['rights']> {
  const none = { join: false, resume: false, result: false }
  if (!viewer) return { ...none, reason: 'not_signed_in' }
  const [attempt] = await readAttempts(deps.db.pool, [{ userId: viewer.id, examId: exam.id, mode }])
  if (attempt?.isOpen) return { ...none, join: true, resume: true, reason: null }
  const result = attempt ? isVisible(resultVisibleAt(exam, mode), now) : false
  if (attempt && mode === 'live') return { ...none, result, reason: 'already_participated' }
  const reason = await deps.refusal(exam, viewer, mode, now)
  return { ...none, join: reason === null, result, reason }
}
