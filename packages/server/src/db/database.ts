import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '../log.ts'
import { socketWithTimeout } from './socket-with-timeout.ts'

/** The database as the features see it: a pool for statements written by hand, an ORM for the ordinary ones. */
export interface Database {
  readonly pool: Pool
  readonly orm: NodePgDatabase
  close(): Promise<void>
}

export interface ConnectOptions {
  url: string
  /** Connections this process may hold. */
  poolSize: number
  log: Log
  /** Milliseconds after which a statement is given up. Nothing a person waits for may take longer; the SDK gives up at 14 s. */
  statementMs?: number
  /** Milliseconds without a word from the database while it owes an answer, after which it is taken to be gone. */
  silenceMs?: number
}

export function connect({ url, poolSize, log, statementMs = 12_000, silenceMs = 13_000 }: ConnectOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementMs,
    // For a server that has stopped answering altogether.
    stream: () => socketWithTimeout(silenceMs),
    application_name: 'prostuti',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', error => log.warn({ reason: error.message }, 'a database connection was lost'))
  return { pool, orm: drizzle(pool), close: () => pool.end() }
}
