import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { runInTransactionContext } from './transaction-context.ts'

export interface TransactionOptions {
  /**
   * Milliseconds after which the connection is given up and the transaction with it; default 30 s. A longer one is work that
   * nobody waits for: its statements may take 12 s.
   */
  limitMs?: number
}

const usualLimitMs = 30_000

/** Of a statement of long work, and the silence of the database that it allows, in milliseconds. */
const longStatementMs = 12_000
const longSilenceMs = 13_000

/**
 * Runs `work` in a transaction on a connection lent for it, and commits. Whatever `work` throws rolls back and is thrown
 * again. A connection that is lost, or a transaction that exceeds its limit, rejects as `isDatabaseAway` recognizes.
 * All of `work` goes over its client: within a transaction no code reaches the pool (`PoolUsedInTransaction`).
 */
export async function inTransaction<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const begun = new Error('begun')
  const client = await pool.connect()
  return runInTransactionContext(begun, () => transact(client, work, options))
}

async function transact<T>(
  client: PoolClient,
  work: (client: PoolClient) => Promise<T>,
  { limitMs = usualLimitMs }: TransactionOptions,
): Promise<T> {
  const lost = Promise.withResolvers<never>()
  // The pool listens to its idle connections alone: an 'error' of a lent one that nobody hears ends the process.
  client.on('error', lost.reject)
  const timer = setTimeout(() => lost.reject(tooLong(limitMs)), limitMs)
  const state = { isOver: false }
  const forgetSilence = limitMs > usualLimitMs ? allowSilence(client, longSilenceMs) : null
  try {
    return await Promise.race([perform(client, work, { limitMs, state }), lost.promise])
  } finally {
    clearTimeout(timer)
    forgetSilence?.()
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
  const statements = limitMs > usualLimitMs ? `; set local statement_timeout = ${longStatementMs}` : ''
  await client.query(
    `begin; set local idle_in_transaction_session_timeout = ${Math.round(limitMs) + 1_000}${statements}`,
  )
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

/** Lets the database be silent for so long on this connection (`socketWithTimeout`), until that is lifted. */
function allowSilence(client: PoolClient, ms: number): () => void {
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Socket } }).connection
  const usual = stream.timeout ?? 0
  stream.setTimeout(ms)
  return () => void stream.setTimeout(usual)
}

function tooLong(limitMs: number): Error {
  return Object.assign(new Error(`A transaction has taken longer than ${limitMs} ms`), { code: 'ETIMEDOUT' })
}
