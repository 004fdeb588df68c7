import { count } from 'drizzle-orm'
import { ensureDemoPeople } from '../src/auth/index.ts'
import type { Database } from '../src/db/database.ts'
import type { ReceiptSigner } from '../src/exams/receipts.ts'
import { questions } from '../src/questions/tables.ts'
import { holdExams } from './exams/hold-exams.ts'
import { seedPrograms } from './programs.ts'

interface Demo {
  /** Of the sandbox. */
  readonly issuer: string
  readonly now: number
  readonly receipts: ReceiptSigner
}

/** Everything the demo shows: our questions, programmes, the sandbox's people, exams that are held now. Safe to do again. */
export async function seedDemo(db: Database, { issuer, now, receipts }: Demo): Promise<void> {
  if (await isFresh(db)) await fillBank(db)
  await ensureDemoPeople(db.pool, issuer)
  await holdExams(db, { now, receipts, programIds: await seedPrograms(db) })
}

/** Whether nobody has seeded it yet: the bank is empty. */
export async function isFresh({ orm }: Database): Promise<boolean> {
  const [bank] = await orm.select({ count: count() }).from(questions)
  return bank!.count === 0
}

/** Loaded only when there is something to fill: typesetting and the questions themselves take memory that a server keeps. */
async function fillBank(db: Database): Promise<void> {
  const { seedQuestions } = await import('./seed-questions.ts')
  await seedQuestions(db)
}
