import type { ExamDetails, ExamMode } from '@prostuti/contract'
import { getExam } from '@prostuti/contract/exams/operations'
import type { Call } from '../../../platform/http/call/call.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { type Exam, instantText, optionalInstant, resultVisibleAt, solutionVisibleAt, stateOf } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { standingOpensAt } from '../papers/embargo.ts'
import { presentCards } from './exam-cards.ts'
import { rightsOf } from './exam-rights.ts'

/** One exam, and what this person may do with it now. */
export function createGetExam(deps: ListDeps) {
  return implementShared(getExam, { maxAgeMs: 1_000 }, async ({ params, query }, call) =>
    examDetails(deps, await deps.catalog.get(params.id, call.viewer), query.state, call.viewer, call),
  )
}

export async function examDetails(
  deps: ListDeps,
  exam: Exam,
  wanted: ExamMode | undefined,
  viewer: Viewer | null,
  { language }: Pick<Call, 'language'>,
): Promise<ExamDetails> {
  const now = deps.clock.now()
  const mode = wanted ?? (stateOf(exam, now) === 'archived' ? 'archive' : 'live')
  const [[card], [withheld = null]] = await Promise.all([
    presentCards(deps, [exam], viewer, { language, now }),
    deps.readWithheld([{ exam, mode }]),
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
    rights: await rightsOf(deps, { exam, mode, viewer, withheld, wayIn: card!.way_in, now }),
    result_visibility: optionalInstant(resultVisibleAt(exam, mode)),
    standing_visibility: optionalInstant(standingOpensAt(exam, mode, withheld)),
    solution_visibility: optionalInstant(solutionVisibleAt(exam)),
    server_time: instantText(now),
  }
}
