import type { ExamMode } from '@prostuti/contract'
import { getPaper, getQuiz } from '@prostuti/contract/exams/operations'
import type { Viewer } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'
import { signedIn } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { type AttemptRow, readAttempts } from './attempt-rows.ts'
import { blobReply } from './blob-reply.ts'
import type { Exam } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'

/** By its secret address: no token, so that the browser asks no leave first and a shared cache may hold it. */
export function createGetPaper({ papers }: ExamDeps) {
  return implement(getPaper, async ({ params }, call) =>
    blobReply(await papers.byAccessKey(params.key), call, { cacheControl: 'public, max-age=31536000, immutable' }),
  )
}

/** By the exam's id, for somebody who has joined it. */
export function createGetQuiz(deps: ExamDeps) {
  return implement(getQuiz, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id)
    const attempt = await joinedAttempt(deps, exam, query.state ?? 'live', signedIn(call))
    const blob = await deps.papers.blob(exam.id, attempt.paperVersion, call.language)
    return blobReply(blob, call, { cacheControl: 'private, no-store' })
  })
}

/** This person's newest attempt, open or closed. Throws `not_joined`. */
export async function joinedAttempt(deps: ExamDeps, exam: Exam, mode: ExamMode, viewer: Viewer): Promise<AttemptRow> {
  const [attempt] = await readAttempts(deps.db.pool, [{ userId: viewer.id, examId: exam.id, mode }])
  if (!attempt) throw new AppError('not_joined')
  return attempt
}
