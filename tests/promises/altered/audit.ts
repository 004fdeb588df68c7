import { createHash } from 'node:crypto'
import type { MergedEntry, Receipt, ReceiptRoot, Result, Standings } from '@prostuti/contract'
import { receiptText, sheetText } from '@prostuti/contract/attempt'
import type { App } from '@prostuti/server/app/app'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { request, sheetOf } from '@prostuti/server/testing/test-app'
import type { Person } from '../support/people.ts'

/** A learner with the id of the sheet that they handed in. */
export interface Examinee extends Person {
  readonly submission: string
}

/** Where an audit looks: an exam whose key is public, for its solutions are open. */
export interface Audited {
  readonly app: App
  readonly exam: HeldExam
}

/** What anybody could note down at the close. */
export type NotedRoot = Pick<ReceiptRoot, 'root' | 'size'>

export async function noteRoot({ app, exam }: Audited): Promise<NotedRoot> {
  const { body } = await request<ReceiptRoot>(app, 'GET', `exam/v5/receipt-root/${exam.id}/`)
  return { root: body.root, size: body.size }
}

/**
 * Whether one person's rank rests on the sheet that was handed in, from what the API shows that person and the root that
 * was noted at the close: the answers lead to the receipt's digest, the receipt leads to the root, and the answers
 * marked by the key are the marks of result and standings. Returns what does not fit, null when all does.
 */
export async function audit({ app, exam }: Audited, { token, submission }: Examinee, noted: NotedRoot) {
  const get = async <T>(path: string) => (await request<T>(app, 'GET', `exam/v5/${path}`, { token })).body
  const { answer_sheet: entries, result } = await get<{ answer_sheet: MergedEntry[]; result: Result }>(
    `exam_data/${exam.id}/?answer_sheet=true&result=true`,
  )
  const { mine } = await get<ReceiptRoot>(`receipt-root/${exam.id}/`)
  const { me } = await get<Standings>(`standings/${exam.id}/?page_size=1`)
  const { body: receipt } = await request<Receipt>(app, 'POST', 'exam/v5/submit-result/', {
    token,
    body: sheetOf(exam.id, { id: submission }),
  })
  const marks = marksOf(entries, exam)
  if (digestOf(exam.id, entries) !== receipt.digest) return 'the answers are not those of the receipt'
  if (!mine || rootFrom(receipt, { ...mine, size: noted.size }) !== noted.root)
    return 'the receipt is not under the root'
  if (result.marks !== marks || me?.marks !== marks) return 'the marks are not those of the answers'
  return null
}

export function digestOf(exam: number, entries: Iterable<Pick<MergedEntry, 'question' | 'answer'>>): string {
  return createHash('sha256')
    .update(sheetText(String(exam), entries))
    .digest('base64url')
}

function marksOf(entries: readonly MergedEntry[], { key }: HeldExam): number {
  const answered = entries.filter(entry => entry.answer !== null)
  const right = answered.filter(entry => key.get(entry.question) === entry.answer).length
  return right - (answered.length - right) * 0.25
}

/** RFC 9162, section 2.1.3.2, as anybody would write it. */
export function rootFrom(
  receipt: Receipt,
  { index, size, path }: { index: number; size: number; path: string[] },
): string {
  let [nodeIndex, last] = [index, size - 1]
  let hash = sha256(Buffer.from([0]), Buffer.from(receiptText(receipt)))
  for (const step of path) {
    const sibling = Buffer.from(step, 'base64url')
    if (nodeIndex % 2 === 1 || nodeIndex === last) {
      hash = sha256(Buffer.from([1]), sibling, hash)
      while (nodeIndex % 2 === 0 && nodeIndex !== 0) [nodeIndex, last] = [nodeIndex >> 1, last >> 1]
    } else hash = sha256(Buffer.from([1]), hash, sibling)
    ;[nodeIndex, last] = [nodeIndex >> 1, last >> 1]
  }
  return last === 0 ? hash.toString('base64url') : 'no root'
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest()
}
