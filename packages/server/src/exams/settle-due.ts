import type { PoolClient } from 'pg'
import { type AttemptRow, attemptColumns, attemptOf, type StoredAttempt } from './attempt-rows.ts'
import { type Closing, closeAttempts } from './close-attempt.ts'
import { instantText } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { PackedSheet } from './packed-sheet.ts'
import { attemptState } from './tables.ts'

const batchSize = 500

/**
 * Closes what is due: sheets of people who are gone go in from their drafts, as if handed in at the deadline.
 * Every process sweeps; `skip locked` shares the work, and closing asks the row itself, so that none is closed twice.
 * Returns how many it closed.
 */
export async function settleDue(deps: ExamDeps): Promise<number> {
  const client = await deps.db.pool.connect()
  let broken: Error | undefined
  try {
    let closed = 0
    for (let batch = batchSize; batch === batchSize; ) {
      batch = await settleBatch(deps, client)
      closed += batch
    }
    return closed
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(broken)
  }
}

async function settleBatch(deps: ExamDeps, client: PoolClient): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query<StoredAttempt>({
    name: 'due-attempts',
    text: `select ${attemptColumns} from attempts a
            where a.state = ${attemptState.open} and a.settle_at <= $1
            order by a.settle_at limit ${batchSize} for update skip locked`,
    values: [instantText(deps.clock.now())],
  })
  const closings = await Promise.all(rows.map(row => closingOrNull(deps, attemptOf(row))))
  const closed = await closeAttempts(
    client,
    deps.receipts,
    closings.filter(closing => closing !== null),
  )
  await client.query('commit')
  return closed.size
}

/** One attempt that can't be closed (its exam is gone, say) is logged and left; the others must not wait for it. */
async function closingOrNull(deps: ExamDeps, row: AttemptRow): Promise<Closing | null> {
  return closingOf(deps, row).catch(error => {
    deps.log.error({ err: error, exam: row.examId }, 'an attempt that is due could not be closed')
    return null
  })
}

async function closingOf(deps: ExamDeps, row: AttemptRow): Promise<Closing> {
  const exam = await deps.catalog.stored(row.examId)
  const key = await deps.papers.key(row.examId, row.paperVersion)
  const sheet = PackedSheet.read(row.sheet, key.questionIds.length)
  return { row, exam, key, sheet, changed: false, by: 'settle', submissionId: null, submittedAt: row.deadline! }
}
