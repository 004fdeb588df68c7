import { generateKeyPairSync } from 'node:crypto'
import { readAttempts } from '@prostuti/server/features/exams/attempts/attempt-rows'
import { closeAttempts } from '@prostuti/server/features/exams/attempts/close-attempt'
import { createExamCatalog } from '@prostuti/server/features/exams/exam-catalog'
import { createPaperStore } from '@prostuti/server/features/exams/papers/paper-store'
import { createReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import { PackedSheet } from '@prostuti/server/features/exams/sheets/packed-sheet'
import type { BenchDatabase } from './bench-database.ts'
import { seatPeople } from './people.ts'

/** So many are seated with one statement, and so many closed. */
const seated = 10_000
const closed = 500

/** So many people have handed in: attempts, results, receipts and mark counts as the server writes them. */
export async function closeSheets(benchDatabase: BenchDatabase, people: number): Promise<void> {
  const { db, exam: held } = benchDatabase
  const exam = await createExamCatalog(db, async () => new Set()).stored(held.id)
  const key = await createPaperStore(db.pool).key(exam.id, exam.paperVersion, exam.resultVersion)
  const signer = createReceiptSigner(generateKeyPairSync('ed25519').privateKey)
  for (let first = 1; first <= people; first += seated) {
    await seatPeople(benchDatabase, { first, count: seated })
    for (let person = first; person < first + seated; person += closed) {
      const keys = Array.from({ length: closed }, (_, index) => ({
        ...{ userId: BigInt(person + index), examId: exam.id, mode: 'live' as const },
      }))
      const rows = (await readAttempts(db.pool, keys)).filter(row => row !== null)
      const closings = rows.map(row => ({
        ...{ row, exam, key, sheet: PackedSheet.read(row.sheet, key.questionIds.length), changed: false },
        ...{ by: 'submit' as const, submissionId: crypto.randomUUID() },
        submittedAt: row.joinedAt + 3_600_000 + Number(row.userId % 1_000_000n),
      }))
      await closeAttempts(db.pool, signer, closings)
    }
  }
  await db.pool.query('vacuum analyze')
  await db.pool.query('checkpoint')
}
