import type { MergedEntry, Receipt } from '../attempts.ts'

/**
 * The text whose SHA-256 is the receipt's `digest`: the exam, then each answered question with its answer,
 * ordered by question id as a number. Anybody can make it again from their own sheet.
 */
export function sheetText(exam: string, entries: Iterable<Pick<MergedEntry, 'question' | 'answer'>>): string {
  const answered = [...entries].filter(entry => entry.answer !== null)
  answered.sort((a, b) => a.question.length - b.question.length || (a.question < b.question ? -1 : 1))
  return `exam ${exam}\n${answered.map(entry => `${entry.question}=${entry.answer}\n`).join('')}`
}

/** The text whose hash is the receipt's leaf in its batch. */
export function receiptText(receipt: Omit<Receipt, 'proof'>): string {
  const { exam, submission_id, received_at, answered, digest, result_visible_at } = receipt
  return JSON.stringify([exam, submission_id, received_at, answered, digest, result_visible_at])
}
