import type { PoolClient } from 'pg'
import type { AttemptDeps } from '../exam-deps.ts'
import { createPaperStore, memoize } from '../papers/paper-store.ts'
import { PackedSheet } from '../sheets/packed-sheet.ts'
import type { AttemptRow } from './attempt-rows.ts'
import type { Closing } from './close-attempt.ts'

/** Exams of one batch that are remembered. */
const mostExams = 64

/** An attempt as it stands, handed in at this instant (milliseconds since 1970) by nobody. */
export type ClosingOf = (row: AttemptRow, submittedAt: number) => Promise<Closing>

/** Reads exams and keys on the transaction's `client`, each of them once. Its calls come one after the other. */
export function createClosingOf({ catalog }: Pick<AttemptDeps, 'catalog'>, client: PoolClient): ClosingOf {
  const examOf = memoize(mostExams, (id: number) => catalog.stored(id, client))
  const papers = createPaperStore(client)
  return async (row, submittedAt) => {
    const exam = await examOf(row.examId)
    const key = await papers.key(row.examId, row.paperVersion, exam.resultVersion)
    const sheet = PackedSheet.read(row.sheet, key.questionIds.length)
    return { row, exam, key, sheet, changed: false, by: 'settle', submissionId: null, submittedAt }
  }
}
