import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { codeOf } from '../start-error.ts'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))

/** Of our own choosing; whoever else takes advisory locks in this database takes another number. */
const lock = 7_264_310_955

/**
 * Whoever wants a table that a migration waits for waits behind it, learners too. So it waits this long, less than PostgreSQL's own
 * `deadlock_timeout`, then undoes what it has done, lets them through, and tries again.
 */
const lockTimeoutMs = 800
const restMs = 2_000

/** Longer than any import, regrade or other work of ours holds a table. */
const longestMs = 10 * 60_000

/** `lock_not_available`, `deadlock_detected`. */
const heldByOthers = ['55P03', '40P01']

export interface MigrateOptions {
  /** Where the migrations are; default: ours. */
  readonly folder?: string
  /** So long it tries to have the tables; then it rejects with PostgreSQL's error. */
  readonly limitMs?: number
}

/**
 * Brings a database up to date, to what `folder` holds. Of many processes that start at once, one migrates and the others wait
 * for it.
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, limitMs = longestMs }: MigrateOptions = {},
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'prostuti-migrate' })
  // A connection lost between two statements is told as an event, which unheard would end the process; the next statement fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    // After that lock, for which others of us wait as long as it takes.
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    await applyUntil(client, { folder, end: performance.now() + limitMs })
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}

/** All that is new is one transaction: after a failure nothing of it is there. */
async function applyUntil(client: Client, { folder, end }: { folder: string; end: number }): Promise<void> {
  for (;;) {
    try {
      return await applyMigrations(drizzle(client), { migrationsFolder: folder })
    } catch (error) {
      if (!heldByOthers.includes(codeOf(error)) || performance.now() + restMs > end) throw error
      await sleep(restMs)
    }
  }
}
