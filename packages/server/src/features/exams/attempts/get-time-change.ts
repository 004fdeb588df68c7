import { getTimeChange } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { instantText } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'

/** Asked every ten seconds by the page of everybody who sits: alike for all of them, and out of memory. */
const sharing = { maxAgeMs: 1_000, browserSeconds: () => 1 }

/** When the times of an exam may have moved last, and what staff said last to who sits it. It reveals of no exam whether there is one. */
export function createGetTimeChange({ catalog, roomMessages }: AttemptDeps) {
  return implementShared(getTimeChange, sharing, async ({ params }, { language }) => {
    try {
      const exam = await catalog.stored(Number(params.id))
      const said = exam.roomMessage === null ? null : await roomMessages.read(exam.roomMessage, language)
      return { changed_at: instantText(exam.updatedAt.getTime()), ...said }
    } catch (error) {
      if (error instanceof AppError && error.code === 'no_exam_found') return { changed_at: null }
      throw error
    }
  })
}
