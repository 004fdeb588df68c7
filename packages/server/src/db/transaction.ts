import type { Pool, PoolClient } from 'pg'

export interface TransactionOptions {
  /** Milliseconds after which the connection is given up and the transaction with it; default 30 s. */
  limitMs?: number
}

/**
 * Runs `work` in a transaction on a connection lent for it, and commits. Whatever `work` throws rolls back and is thrown
 * again. A connection that is lost, or a transaction that exceeds its limit, rejects as `isDatabaseAway` recognizes.
 */
export async function inTransaction<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<T>,
  { limitMs = 30_000 }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect()
  const lost = Promise.withResolvers<never>()
  // The pool listens to its idle connections alone: an 'error' of a lent one that nobody hears ends the process.
  client.on('error', lost.reject)
  const timer = setTimeout(() => lost.reject(tooLong(limitMs)), limitMs)
  const state = { isOver: false }
  try {
    return await Promise.race([perform(client, work, { limitMs, state }), lost.promise])
  } finally {
    clearTimeout(timer)
    client.off('error', lost.reject)
    // Unless it has ended the pool closes the connection: the server rolls back, however far the transaction had come.
    client.release(!state.isOver)
  }
}

interface Performance {
  readonly limitMs: number
  /** `isOver` once the transaction is committed or rolled back. */
  readonly state: { isOver: boolean }
}

async function perform<T>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<T>,
  { limitMs, state }: Performance,
): Promise<T> {
  // For the case that this process is frozen or cut off: PostgreSQL then releases the locks. A second later than our
  // own timer, which names the limit in its error.
  await client.query(`begin; set local idle_in_transaction_session_timeout = ${Math.round(limitMs) + 1_000}`)
  try {
    const result = await work(client)
    await client.query('commit')
    state.isOver = true
    return result
  } catch (error) {
    // A connection that cannot even roll back is closed.
    state.isOver = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  }
}

function tooLong(limitMs: number): Error {
  return Object.assign(new Error(`A transaction has taken longer than ${limitMs} ms`), { code: 'ETIMEDOUT' })
}
