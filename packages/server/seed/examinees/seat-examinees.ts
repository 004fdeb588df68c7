import { randomUUID } from 'node:crypto'
import { deadlineOf } from '@prostuti/contract/attempt'
import type { PoolClient } from 'pg'
import { type AttemptRow, readAttempts } from '../../src/features/exams/attempts/attempt-rows.ts'
import { type Closing, closeAttempts } from '../../src/features/exams/attempts/close-attempt.ts'
import { type Exam, settleDelayMs } from '../../src/features/exams/exam.ts'
import { createPaperStore } from '../../src/features/exams/papers/paper-store.ts'
import type { ReceiptSigner } from '../../src/features/exams/receipts/receipt-signer.ts'
import { PackedSheet } from '../../src/features/exams/sheets/packed-sheet.ts'
import { encodeSheet } from '../../src/features/exams/sheets/sheet-codec.ts'
import { attemptMode, attemptState } from '../../src/features/exams/tables/attempts.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { createRandom, type Random } from '../generators/random.ts'
import { enrolExaminees } from './enrol-examinees.ts'
import { bell, chance, drawDifficulties, fillSheet } from './fill-sheet.ts'

/** So many go in with one statement, as in a rush at the end of an exam. */
const batchSize = 500

/**
 * Lets generated examinees sit an exam that is over: they join, answer and hand in within its time, and the server's own
 * closing scores and signs their sheets. Afterwards everything is settled and ready to be made final.
 */
export async function seatExaminees(db: Database, signer: ReceiptSigner, exam: Exam, count: number): Promise<void> {
  const people = await enrolExaminees(db.pool, count)
  const closingOf = await createSitting(db, exam)
  // Unseen until all of them have handed in: the sweep of another process would close open ones without their answers.
  await inTransaction(
    db.pool,
    async client => {
      for (let first = 0; first < people.length; first += batchSize) {
        const rows = await openAttempts(client, exam, people.slice(first, first + batchSize))
        await closeAttempts(client, signer, rows.map(closingOf))
      }
    },
    { limitMs: 10 * 60_000 },
  )
}

/** How each person answers and when they hand in: between half and all of their time. */
async function createSitting(db: Database, exam: Exam): Promise<(row: AttemptRow) => Closing> {
  const key = await createPaperStore(db.pool).key(exam.id, exam.paperVersion, exam.resultVersion)
  const random = chanceOf(exam)
  const difficulties = drawDifficulties(random, exam.totalQuestions)
  return row => {
    const takenMs = Math.round((row.deadline! - row.joinedAt) * (1 - chance(random) ** 2 / 2))
    const filled = fillSheet(random, key, difficulties, { ability: bell(random) * 0.9 + 0.1, takenMs })
    const sheet = PackedSheet.read(encodeSheet(filled, key.questionIds), key.questionIds.length)
    const submittedAt = row.joinedAt + takenMs
    return { row, exam, key, sheet, changed: true, by: 'submit', submissionId: randomUUID(), submittedAt }
  }
}

/** Joins everybody of a batch, most of them early, and all so that they have their whole time. */
async function openAttempts(client: PoolClient, exam: Exam, people: readonly bigint[]): Promise<AttemptRow[]> {
  const random = chanceOf(exam, Number(people[0]!))
  const start = exam.startTime.getTime()
  const room = Math.max(exam.endTime.getTime() - exam.durationMs - start, 0)
  const joined = people.map(() => start + Math.round(room * chance(random) ** 3))
  const deadlines = joined.map(at => deadlineOf(at, exam.durationMs, exam.endTime.getTime()))
  const instants = (list: readonly number[]) => list.map(at => new Date(at).toISOString())
  await client.query(
    `insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at, sheet)
     select user_id, $3, ${attemptMode.live}, 1, ${attemptState.open}, seed, $4, joined_at, deadline, settle_at, ''
       from unnest($1::bigint[], $2::int[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[])
         as w (user_id, seed, joined_at, deadline, settle_at)`,
    [
      people.map(String),
      people.map(() => random.int(1, 2_147_483_646)),
      exam.id,
      exam.paperVersion,
      instants(joined),
      instants(deadlines),
      instants(deadlines.map(at => at + exam.graceMs + settleDelayMs)),
    ],
  )
  const keys = people.map(userId => ({ userId, examId: exam.id, mode: 'live' as const }))
  return (await readAttempts(client, keys)).filter(row => row !== null)
}

const chanceOf = ({ startTime }: Exam, salt = 0): Random => createRandom(startTime.getTime() / 60_000 + salt)
