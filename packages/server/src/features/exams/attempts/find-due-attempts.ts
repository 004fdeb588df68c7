import type { PoolClient } from 'pg'
import { instantText } from '../exam.ts'
import { attemptState } from '../tables/attempts.ts'
import { type AttemptRow, attemptColumns, attemptOf, type StoredAttempt } from './attempt-rows.ts'

/** The most attempts that are found at once. */
export const dueBatchSize = 500

/**
 * Open attempts that the server has to close at `now`, those that have waited longest first. They are locked for the
 * client's transaction; what another transaction has locked is left to it.
 */
export async function findDueAttempts(client: PoolClient, now: number): Promise<AttemptRow[]> {
  const { rows } = await client.query<StoredAttempt>({
    name: 'due-attempts',
    text: `select ${attemptColumns} from attempts a
            where a.state = ${attemptState.open} and a.settle_at <= $1
            order by a.settle_at limit ${dueBatchSize} for update skip locked`,
    values: [instantText(now)],
  })
  return rows.map(attemptOf)
}
