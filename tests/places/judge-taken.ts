import assert from 'node:assert/strict'
import type { ReceiptVerdict } from '@prostuti/sdk/exams/receipts/verify-receipt'

/** What came of an exam that one place has taken; `programs/take-exam.js` answers it. */
export interface Taken {
  readonly isListed: boolean
  readonly storage: 'ok' | 'failing'
  readonly storageInExam: 'ok' | 'failing'
  readonly person: string
  readonly answers: readonly { readonly question: string; readonly answer: number }[]
  readonly answered: number
  readonly verdict: ReceiptVerdict
}

export function judgeTaken(
  taken: Taken,
  { storage, questions }: { storage: 'ok' | 'failing'; questions: number },
): void {
  const { isListed, storage: found, storageInExam, answered, verdict } = taken
  assert.deepEqual(
    { isListed, storage: found, storageInExam, answered, verdict },
    {
      isListed: true,
      storage,
      storageInExam: storage,
      answered: questions,
      verdict: { digest: true, signature: 'valid' },
    },
  )
}
