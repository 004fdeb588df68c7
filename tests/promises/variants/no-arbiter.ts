import { setTimeout as pause } from 'node:timers/promises'
import type { ReplaceParts } from '@prostuti/server/app/app'
import {
  type AttemptRow,
  attemptColumns,
  attemptOf,
  byKey,
  type StoredAttempt,
} from '@prostuti/server/features/exams/attempts/attempt-rows'
import { attemptMode, attemptState } from '@prostuti/server/features/exams/tables/attempts'
import type { Pool, PoolClient } from 'pg'

/** Between reading and writing; what a busy machine takes anyhow. */
const thinkMs = 10

/**
 * Closing that asks nobody: a process that has read an attempt as open closes it, however many there are, and counts it again.
 */
export const withoutArbiter: ReplaceParts = ({ attempts }) => ({
  attempts: {
    ...attempts,
    findDue: findUnlocked,
    async close(client, signer, closings) {
      await pause(thinkMs)
      for (const { row } of closings.toSorted((a, b) => byKey(a.row, b.row))) await reopen(client, row)
      return attempts.close(client, signer, closings)
    },
  },
})

async function findUnlocked(client: PoolClient, now: number): Promise<AttemptRow[]> {
  const { rows } = await client.query<StoredAttempt>(
    `select ${attemptColumns} from attempts a where a.state = ${attemptState.open} and a.settle_at <= $1`,
    [new Date(now)],
  )
  return rows.map(attemptOf)
}

/** Makes an attempt look as it was read, no matter who has closed it since. Mark counts keep what was counted. */
async function reopen(client: Pool | PoolClient, row: AttemptRow): Promise<void> {
  const key = [String(row.userId), row.examId, attemptMode[row.mode], row.try]
  await client.query(
    `update attempts set state = ${attemptState.open}, sheet_revision = $5
      where user_id = $1 and exam_id = $2 and mode = $3 and try = $4`,
    [...key, row.revision],
  )
  await client.query('delete from results where user_id = $1 and exam_id = $2 and mode = $3 and try = $4', key)
}
