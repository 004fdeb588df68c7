import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { codeOf } from '../start-error.ts'

/** Of our own choosing; others that take advisory locks in this database take another number. */
const lock = 7_264_310_955

/**
 * A statement that wants a table for which a migration waits, waits behind it, learners' too. So it waits this long, less than
 * PostgreSQL's own `deadlock_timeout`, then undoes what it has done, lets them through, and tries again.
 */
const lockTimeoutMs = 800
const restMs = 2_000

/** Longer than any import, regrade or other work of ours holds a table. */
const longestMs = 10 * 60_000

/** `lock_not_available`, `deadlock_detected`. */
const heldByOthers = ['55P03', '40P01']

export interface MigrateOptions {
  /** Where the migrations are. */
  readonly folder: string
  /** Files of SQL with functions and triggers, which may be run again; in the order in which they need each other. */
  readonly triggers?: readonly string[]
  /** So long it tries to have the tables; then it rejects with PostgreSQL's error. */
  readonly limitMs?: number
}

/**
 * Brings a database up to date: to the migrations that `folder` holds, then to the triggers. Of many processes that start at
 * once, one migrates and the others wait for it.
 */
export async function migrate(
  url: string,
  { folder, triggers = [], limitMs = longestMs }: MigrateOptions,
): Promise<void> {
  const texts = await Promise.all(triggers.map(file => readFile(file, 'utf8')))
  const client = new Client({ connectionString: url, application_name: 'prostuti-migrate' })
  // A connection lost between two statements is reported as an event, which unheard would end the process; the next statement fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    // After that lock, for which others of us wait as long as it takes.
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    await retryUntil(performance.now() + limitMs, async () => {
      // All that is new is one transaction: after a failure nothing of it is there.
      await applyMigrations(drizzle(client), { migrationsFolder: folder })
      await applyTriggers(client, texts)
    })
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}

/** Tries again while others hold the tables. */
async function retryUntil(end: number, apply: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await apply()
    } catch (error) {
      if (!heldByOthers.includes(codeOf(error)) || performance.now() + restMs > end) throw error
      await sleep(restMs)
    }
  }
}

/**
 * Runs each text that this database has never had, so that a start locks no table for what is there already. A text of before
 * stays applied once: a process of the build before, which starts again during a rolling restart, brings no old triggers back.
 */
async function applyTriggers(client: Client, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  await client.query(
    'create table if not exists drizzle.applied_triggers (digest text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ digest: string }>('select digest from drizzle.applied_triggers')
  const applied = new Set(rows.map(({ digest }) => digest))
  for (const text of texts) {
    const digest = createHash('sha256').update(text).digest('hex')
    // Statements of one query are one transaction.
    if (!applied.has(digest))
      await client.query(`${text}\n;insert into drizzle.applied_triggers (digest) values ('${digest}')`)
  }
}
