import { sealedFromMs } from '@prostuti/contract/attempt'
import { getSealedPaper } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Exam } from '../exam.ts'
import type { ExamBase } from '../exam-deps.ts'
import { compressedReply } from './compressed-reply.ts'

/** A changed paper is a new version at the same address: caches ask again after five minutes, and mostly hear 304. */
const cacheControl = 'public, max-age=300'

/** The paper as anybody may have it before the start, and nobody can read it. Throws `no_data` before and after its time. */
export function createGetSealedPaper({ catalog, papers }: ExamBase) {
  return implement(getSealedPaper, async ({ params, query }, call) => {
    const exam = await catalog.listed(params.id, call.viewer)
    if (!isGivenOut(exam, call.receivedAt)) throw new AppError('no_data')
    const sealed = await papers.sealed(exam.id, exam.paperVersion, query.language)
    return compressedReply(sealed, call, { cacheControl, etag: sealed.etag })
  })
}

function isGivenOut({ startTime, endTime }: Exam, now: number): boolean {
  return startTime.getTime() - sealedFromMs <= now && now < endTime.getTime()
}
