import { getTimeChange } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { instantText } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'

/** Asked every ten seconds by the page of everybody who sits: alike for all of them, and out of memory. */
const sharing = { maxAgeMs: 1_000, browserSeconds: () => 1 }

/** When the times of an exam may have moved last. It reveals of no exam whether there is one. */
export function createGetTimeChange({ catalog }: AttemptDeps) {
  return implementShared(getTimeChange, sharing, async ({ params }) => {
    try {
      return { changed_at: instantText((await catalog.stored(Number(params.id))).updatedAt.getTime()) }
    } catch (error) {
      if (error instanceof AppError && error.code === 'no_exam_found') return { changed_at: null }
      throw error
    }
  })
}
