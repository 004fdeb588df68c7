import { count } from 'drizzle-orm'
import { ensureDemoPeople } from '../src/auth/index.ts'
import type { Database } from '../src/db/database.ts'
import { questions } from '../src/questions/tables.ts'
import { holdExams } from './exams/hold-exams.ts'

/** Everything the demo shows: our questions, the sandbox's people, exams that are held now. Safe to do again. */
export async function seedDemo(db: Database, { issuer, now }: { issuer: string; now: number }): Promise<void> {
  const [bank] = await db.orm.select({ count: count() }).from(questions)
  if (bank!.count === 0) await fillBank(db)
  await ensureDemoPeople(db.pool, issuer)
  await holdExams(db, now)
}

/** Loaded only when there is something to fill: typesetting and the questions themselves take memory that a server keeps. */
async function fillBank(db: Database): Promise<void> {
  const { seedQuestions } = await import('./seed-questions.ts')
  await seedQuestions(db)
}
