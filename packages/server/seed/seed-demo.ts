import { count } from 'drizzle-orm'
import { ensureDemoPeople } from '../src/auth/index.ts'
import type { Database } from '../src/db/database.ts'
import { questions } from '../src/questions/tables.ts'
import { holdExams } from './exams/hold-exams.ts'
import { seedQuestions } from './seed-questions.ts'

/** Everything the demo shows: our questions, the sandbox's people, exams that are held now. Safe to do again. */
export async function seedDemo(db: Database, { issuer, now }: { issuer: string; now: number }): Promise<void> {
  const [bank] = await db.orm.select({ count: count() }).from(questions)
  if (bank!.count === 0) await seedQuestions(db)
  await ensureDemoPeople(db.pool, issuer)
  await holdExams(db, now)
}
