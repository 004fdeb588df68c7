import type { ExamMode } from '@prostuti/contract'
import { getPaper, getQuiz } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { Exam } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import { compressedReply } from '../papers/compressed-reply.ts'
import type { AttemptRow } from './attempt-rows.ts'

const immutable = 'public, max-age=31536000, immutable'

/** By its secret address: no token, so that the browser asks no leave first and a shared cache may hold it. */
export function createGetPaper({ papers }: AttemptDeps) {
  return implement(getPaper, async ({ params: { key } }, call) =>
    // What stands at this address never changes: any tag will do, and part of the address is none that anybody learns by.
    compressedReply(await papers.byAccessKey(key), call, { cacheControl: immutable, etag: `W/"${key.slice(0, 8)}"` }),
  )
}

/** By the exam's id, for a person who has joined it. */
export function createGetQuiz(deps: AttemptDeps) {
  return implement(getQuiz, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id, signedIn(call))
    const attempt = await joinedAttempt(deps, exam, query.state ?? 'live', signedIn(call))
    const blob = await deps.papers.blob(exam.id, attempt.paperVersion, call.language)
    return compressedReply(blob, call, { cacheControl: 'private, no-store' })
  })
}

/** This person's newest attempt, open or closed. Throws `not_joined`. */
export async function joinedAttempt(
  deps: AttemptDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer,
): Promise<AttemptRow> {
  const [attempt] = await deps.attempts.read([{ userId: viewer.id, examId: exam.id, mode }])
  if (!attempt) throw new AppError('not_joined')
  return attempt
}
