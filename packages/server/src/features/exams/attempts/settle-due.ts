import type { PoolClient } from 'pg'
import { isDatabaseAway } from '../../../platform/db/database-away.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import type { AttemptRow } from './attempt-rows.ts'
import type { Closing } from './close-attempt.ts'
import { createClosingOf } from './closing-of.ts'
import { dueBatchSize } from './find-due-attempts.ts'
import { postpone, type Unclosable } from './postpone-attempts.ts'

/**
 * Closes what is due: sheets of people who are gone go in from their drafts, as if handed in at the deadline.
 * Every process sweeps; `skip locked` shares the work, and closing asks the row itself, so that none is closed twice.
 * Returns how many it closed; after `signal` it begins no other batch.
 */
export async function settleDue(deps: AttemptDeps, signal?: AbortSignal): Promise<number> {
  let closed = 0
  for (let more = true; more && !signal?.aborted; ) {
    const batch = await inTransaction(deps.db.pool, client => settleBatch(deps, client))
    closed += batch.closed
    more = batch.more
  }
  return closed
}

async function settleBatch(deps: AttemptDeps, client: PoolClient): Promise<{ closed: number; more: boolean }> {
  const rows = await deps.attempts.findDue(client, deps.clock.now())
  if (rows.length === 0) return { closed: 0, more: false }
  const now = await deps.clock.confirm(client)
  const prepared = await prepareAll(deps, client, rows)
  const outcome = await closeOrSplit(
    client,
    deps,
    prepared.filter(each => 'exam' in each),
  )
  const unclosable = [...prepared.filter(each => 'error' in each), ...outcome.unclosable]
  if (unclosable.length > 0) await postpone(client, unclosable, now, deps.log)
  const handled = outcome.closed + unclosable.length
  return { closed: outcome.closed, more: rows.length === dueBatchSize && handled > 0 }
}

/** One attempt that cannot be closed (its exam is gone, say) is put off; the others must not wait for it. */
async function prepareAll(
  deps: AttemptDeps,
  client: PoolClient,
  rows: readonly AttemptRow[],
): Promise<(Closing | Unclosable)[]> {
  const closingOf = createClosingOf(deps, client)
  const prepared: (Closing | Unclosable)[] = []
  for (const row of rows)
    prepared.push(
      await closingOf(row, row.deadline!).catch(error => {
        if (isDatabaseAway(error)) throw error
        return { row, error }
      }),
    )
  return prepared
}

/** Closes all at once; where that fails for one of them, by halves, until those are found that cannot be closed. */
async function closeOrSplit(
  client: PoolClient,
  deps: AttemptDeps,
  closings: readonly Closing[],
): Promise<{ closed: number; unclosable: Unclosable[] }> {
  await client.query('savepoint closing')
  try {
    const closed = await deps.attempts.close(client, deps.receipts, closings)
    await client.query('release savepoint closing')
    return { closed: closed.size, unclosable: [] }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    await client.query('rollback to savepoint closing')
    if (closings.length === 1) return { closed: 0, unclosable: [{ row: closings[0]!.row, error }] }
    const middle = Math.ceil(closings.length / 2)
    const first = await closeOrSplit(client, deps, closings.slice(0, middle))
    const second = await closeOrSplit(client, deps, closings.slice(middle))
    return { closed: first.closed + second.closed, unclosable: [...first.unclosable, ...second.unclosable] }
  }
}
