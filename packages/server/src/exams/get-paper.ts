import { brotliDecompressSync } from 'node:zlib'
import type { ExamMode } from '@prostuti/contract'
import { getPaper, getQuiz } from '@prostuti/contract/exams/operations'
import type { Viewer } from '../auth/sessions.ts'
import { AppError } from '../errors.ts'
import { type Call, signedIn } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { Reply } from '../http/reply.ts'
import { type AttemptRow, readAttempts } from './attempt-rows.ts'
import type { Exam } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import type { PaperBlob } from './paper-store.ts'

/** By its secret address: no token, so that the browser asks no leave first and a shared cache may hold it. */
export function createGetPaper({ papers }: ExamDeps) {
  return implement(getPaper, async ({ params }, call) =>
    blobResponse(await papers.byAccessKey(params.key), call, 'public, max-age=31536000, immutable'),
  )
}

/** By the exam's id, for somebody who has joined it. */
export function createGetQuiz(deps: ExamDeps) {
  return implement(getQuiz, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id)
    const attempt = await joinedAttempt(deps, exam, query.state ?? 'live', signedIn(call))
    const blob = await deps.papers.blob(exam.id, attempt.paperVersion, call.language)
    return blobResponse(blob, call, 'private, no-store')
  })
}

/** This person's newest attempt, open or closed. Throws `not_joined`. */
export async function joinedAttempt(deps: ExamDeps, exam: Exam, mode: ExamMode, viewer: Viewer): Promise<AttemptRow> {
  const [attempt] = await readAttempts(deps.db.pool, [{ userId: viewer.id, examId: exam.id, mode }])
  if (!attempt) throw new AppError('not_joined')
  return attempt
}

/** The blob as it is stored, in the best coding that the client reads. */
function blobResponse(blob: PaperBlob, call: Pick<Call, 'header'>, cacheControl: string): Reply {
  const accepted = call.header('accept-encoding') ?? ''
  const [coding, body] = /\bbr\b/.test(accepted)
    ? ['br', blob.brotli]
    : /\bgzip\b/.test(accepted)
      ? ['gzip', blob.gzip]
      : [null, brotliDecompressSync(blob.brotli)]
  return new Reply(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      ...(coding && { 'content-encoding': coding }),
    },
  })
}
