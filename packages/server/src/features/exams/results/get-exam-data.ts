import type { ExamMode, Paper, UserInfo } from '@prostuti/contract'
import { getExamData } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { joinedAttempt } from '../attempts/get-paper.ts'
import type { Exam } from '../exam.ts'
import type { ExamDeps } from '../exam-deps.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { standingsOf } from '../standings/list-standings.ts'
import { resultOf } from './get-result.ts'

/** Several parts of an exam in one call, each only where it is asked for and this person may have it. */
export function createGetExamData(deps: ExamDeps, presentUser: (viewer: Viewer) => Promise<UserInfo>) {
  return implement(getExamData, async ({ params, query }, call) => {
    const viewer = signedIn(call)
    const exam = await deps.catalog.get(params.id, viewer)
    const mode = query.state ?? 'live'
    return {
      ...(query.user_info && { user_info: await presentUser(viewer) }),
      ...(query.answer_sheet && { answer_sheet: await sheetOf(deps, exam, mode, viewer) }),
      ...(query.questions && { questions: await paperOf(deps, exam, mode, viewer, call) }),
      ...(query.standings && {
        standings: await unlessClosed(standingsOf(deps, exam, { state: mode }, { viewer, language: call.language })),
      }),
      ...(query.result && { result: await unlessClosed(resultOf(deps, exam, mode, viewer, call)) }),
      ...(query.archived_result_field && {
        archived_result_field: await unlessClosed(resultOf(deps, exam, 'archive', viewer, call)),
      }),
    }
  })
}

async function sheetOf(deps: ExamDeps, exam: Exam, mode: ExamMode, viewer: Viewer) {
  const attempt = await joinedAttempt(deps, exam, mode, viewer)
  const { questionIds } = await deps.papers.layout(exam.id, attempt.paperVersion)
  return [...decodeSheet(attempt.sheet, questionIds).values()]
}

async function paperOf(deps: ExamDeps, exam: Exam, mode: ExamMode, viewer: Viewer, call: Call): Promise<Paper> {
  const attempt = await joinedAttempt(deps, exam, mode, viewer)
  return JSON.parse(await deps.papers.text(exam.id, attempt.paperVersion, call.language))
}

/** What may not be seen yet, or is not there, is null among the other parts. */
export async function unlessClosed<T>(part: Promise<T>): Promise<T | null> {
  return part.catch(error => {
    const isClosed = error instanceof AppError && ['not_joined', 'result_not_published'].includes(error.code)
    if (isClosed) return null
    throw error
  })
}
