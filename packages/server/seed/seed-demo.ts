import { count } from 'drizzle-orm'
import { ensureDemoPeople } from '../src/app/start/demo-people.ts'
import type { ReceiptSigner } from '../src/features/exams/receipts/receipt-signer.ts'
import { questions } from '../src/features/questions/tables/questions.ts'
import type { Database } from '../src/platform/db/database.ts'
import { bankSize } from './bank-size.ts'
import { seedCirculars } from './circulars/seed-circulars.ts'
import { seedContributions } from './contributions/seed-contributions.ts'
import { sayDistricts } from './examinees/say-districts.ts'
import { holdExams } from './exams/hold-exams.ts'
import { seedPastExams } from './exams/past-exams.ts'
import { seedLearners } from './learners/seed-learners.ts'
import { seedNotices } from './notices/seed-notices.ts'
import { keepPremiumPerson } from './paid-premium.ts'
import { seedPremiumPacks } from './premium-packs.ts'
import { keepFoundation, seedPrograms } from './programs/seed-programs.ts'
import { seedRoutines } from './programs/seed-routines.ts'
import { seedTalk } from './talk/seed-talk.ts'

interface Demo {
  /** Of the sandbox. */
  readonly issuer: string
  readonly now: number
  readonly receipts: ReceiptSigner
}

/** Everything the demo shows: our questions, programs, the sandbox's people, exams that are held now. Safe to do again. */
export async function seedDemo(db: Database, { issuer, now, receipts }: Demo): Promise<void> {
  const isEmpty = await lacksQuestions(db)
  if (isEmpty) await fillBank(db)
  await ensureDemoPeople(db.pool, issuer)
  await seedPremiumPacks(db)
  await keepPremiumPerson(db, now)
  await seedCirculars(db, now)
  const programIds = await seedPrograms(db, now)
  await sayDistricts(db.pool, issuer)
  await holdExams(db, { now, receipts, programIds })
  await seedPastExams(db)
  if (isEmpty) await publishUnused(db, now)
  if (isEmpty) await seedLearners(db, now)
  await seedRoutines(db, programIds, now)
  await keepFoundation(db, programIds, now)
  await seedNotices(db, now)
  await seedContributions(db, { issuer, now })
  await seedTalk(db, { issuer, now })
}

/** Whether nobody has seeded it to its end yet, or by a seed that had fewer questions. */
export async function lacksQuestions({ orm }: Database): Promise<boolean> {
  const [bank] = await orm.select({ count: count() }).from(questions)
  return bank!.count < bankSize
}

/** Strangers may see what no exam asks; the others are published when their exam opens its solutions. */
async function publishUnused({ pool }: Database, now: number): Promise<void> {
  await pool.query(
    `update questions q set published_at = $1 where published_at is null
        and not exists (select from paper_keys p where p.question_ids @> array[q.id])`,
    [new Date(now)],
  )
}

/** Loaded only when there is something to fill: typesetting and the questions themselves take memory that a server keeps. */
async function fillBank(db: Database): Promise<void> {
  const { seedQuestions } = await import('./seed-questions.ts')
  await seedQuestions(db)
}
