import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { inTransaction } from '../../src/platform/db/transaction.ts'

/** Of our own choosing; any other code that takes advisory locks in this database takes another number. */
const lock = 7_264_310_956

/** A minute's round makes an exam's sheets at most; what takes this long is stuck. */
const limitMs = 10 * 60_000

/** Does the work, unless another process is at it: then it is left to that one. */
export async function unlessBusy(pool: Pool, work: () => Promise<void>): Promise<void> {
  // The transaction holds nothing but the lock: one process works at a time, on connections of its own.
  const outside = AsyncLocalStorage.snapshot()
  await inTransaction(
    pool,
    async client => {
      // The lock belongs to the transaction and goes with it, also when this process is killed.
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock])
      if (rows[0]!.mine) await outside(work)
    },
    { limitMs },
  )
}
