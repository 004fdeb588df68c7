import type { Receipt } from '@prostuti/contract'
import type { ReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import type { Database } from '@prostuti/server/platform/db/database'
import type { HeldExam } from '@prostuti/server/testing/exams'
import { digestOf, type Examinee } from './audit.ts'

/** A person with the database in hand, and the key that signs receipts: an insider. */
export interface Insider {
  readonly db: Database
  readonly signer: ReceiptSigner
  readonly exam: HeldExam
}

/** One way to alter what is stored of a learner; `best` has answered everything right. */
export type Tampering = (insider: Insider, victim: Examinee, best: Examinee) => Promise<void>

/** By what is altered. The later ones keep everything consistent that they can reach. */
export const tamperings: Readonly<Record<string, Tampering>> = {
  'the sheet': replaceSheet,
  'the marks of the result': ({ db, exam }, victim) =>
    write(db, 'update results set marks = 10000 where user_id = $1 and exam_id = $2', victim, exam),
  'the marks of the standings': ({ db, exam }, victim) =>
    write(db, 'update final_standings set marks = 10000 where user_id = $1 and exam_id = $2', victim, exam),
  'when it was received, signed again': (insider, victim) =>
    replaceReceipt(insider, victim, receipt => ({ ...receipt, received_at: '2026-01-01T00:00:00.000Z' })),
  'sheet, receipt, result and standings, signed again': forgeAll,
}

async function replaceSheet({ db, exam }: Insider, victim: Examinee, best: Examinee): Promise<void> {
  await db.pool.query(
    `update attempts a set sheet = b.sheet from attempts b
      where a.user_id = $1 and a.exam_id = $2 and b.user_id = $3 and b.exam_id = $2`,
    [victim.id, exam.id, best.id],
  )
}

async function forgeAll(insider: Insider, victim: Examinee, best: Examinee): Promise<void> {
  const { db, exam } = insider
  await replaceSheet(insider, victim, best)
  const entries = Object.entries(exam.right()).map(([question, answer]) => ({ question, answer }))
  await replaceReceipt(insider, victim, receipt => ({ ...receipt, digest: digestOf(exam.id, entries), answered: 10 }))
  await write(
    db,
    'update results set marks = 10000, correct = 10, incorrect = 0 where user_id = $1 and exam_id = $2',
    victim,
    exam,
  )
  await write(db, 'update final_standings set marks = 10000 where user_id = $1 and exam_id = $2', victim, exam)
}

async function replaceReceipt(
  { db, signer, exam }: Insider,
  victim: Examinee,
  change: (receipt: Omit<Receipt, 'proof'>) => Omit<Receipt, 'proof'>,
): Promise<void> {
  const { rows } = await db.pool.query<{ receipt: string }>(
    'select receipt from attempts where user_id = $1 and exam_id = $2',
    [victim.id, exam.id],
  )
  const { proof: _, ...receipt } = JSON.parse(rows[0]!.receipt) as Receipt
  const [forged] = signer.signAll([change(receipt)])
  await db.pool.query('update attempts set receipt = $3 where user_id = $1 and exam_id = $2', [
    victim.id,
    exam.id,
    forged,
  ])
}

async function write(db: Database, text: string, victim: Examinee, exam: HeldExam): Promise<void> {
  await db.pool.query(text, [victim.id, exam.id])
}

/** Everything that was published is taken back, so that the next sweep publishes what stands there now. */
export async function unpublish({ db, exam }: Insider): Promise<void> {
  for (const table of ['result_versions', 'final_standings', 'receipt_blocks']) {
    await db.pool.query(`delete from ${table} where exam_id = $1`, [exam.id])
  }
}
