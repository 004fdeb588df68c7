import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { GuardedPool } from './guarded-pool.ts'
import { socketWithTimeout } from './socket-with-timeout.ts'
import type { PoolUsedInTransaction } from './transaction-context.ts'

/** The database as the features see it: a pool for statements written by hand, an ORM for the ordinary ones. */
export interface Database {
  readonly pool: Pool
  readonly orm: NodePgDatabase
  /** Where it is, for a connection outside of the pool. */
  readonly url: string
  close(): Promise<void>
}

/** What runs statements: the pool, or the client of a transaction. */
export type Queryable = Pool | PoolClient

export interface ConnectOptions {
  url: string
  /** Connections this process may hold. */
  poolSize: number
  log: Log
  /** Milliseconds after which a statement is given up. Nothing a person waits for may take longer. */
  statementMs?: number
  /** Milliseconds without a word from the database while it owes an answer, after which it is taken to be gone. */
  silenceMs?: number
  /** What happens when code within a transaction asks the pool for a second connection; default: it is thrown. */
  onPoolUseInTransaction?: (fault: PoolUsedInTransaction) => void
}

/** For work that nobody waits for: seeding, and what tests read and write by themselves. A slow machine takes its time. */
export const unhurried = { statementMs: 120_000, silenceMs: 130_000 } as const

function throwIt(fault: PoolUsedInTransaction): never {
  throw fault
}

/** For a connection, and then for silenceMs, a call waits at most: it fails well before the SDK gives up at 14 s. */
const connectionMs = 3_000

export function connect({
  url,
  poolSize,
  log,
  statementMs = 7_500,
  silenceMs = 8_000,
  onPoolUseInTransaction = throwIt,
}: ConnectOptions): Database {
  const settings = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    // For a server that has stopped answering altogether.
    stream: () => socketWithTimeout(silenceMs),
    application_name: 'prostuti',
  }
  const pool = new GuardedPool(settings, onPoolUseInTransaction)
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', error => log.warn({ reason: error.message }, 'a database connection was lost'))
  return { pool, orm: drizzle(pool), url, close: () => pool.end() }
}
