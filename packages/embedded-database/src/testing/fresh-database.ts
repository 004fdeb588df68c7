import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { withClient } from '../connection.ts'

/** A database that one test file has for itself. */
export interface TestDatabase {
  url: string
  /** Ends whatever is still connected, then removes it. */
  drop(): Promise<void>
}

interface DatabaseOptions {
  readonly template?: string
  /** The locale of the C library that says what a letter is. Default: as the template has it. */
  readonly letters?: string
}

/** Makes a fresh database, empty or a copy of `template`, on the PostgreSQL with this address. */
export async function createDatabase(
  server: string,
  { template = 'template0', letters }: DatabaseOptions = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await withClient(server, client => {
    const locale = letters ? `locale_provider libc lc_ctype ${client.escapeLiteral(letters)}` : ''
    return client.query(`create database ${name} template ${client.escapeIdentifier(template)} ${locale}`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      withClient(server, async client => {
        await untilLeft(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/**
 * Waits up to two seconds until nothing is connected: a pool's `end()` resolves before its connections are closed, and one that
 * is cut off then raises an error that nothing listens to.
 */
async function untilLeft(client: Client, name: string): Promise<void> {
  for (let look = 0; look < 40; look++) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name])
    if (rows.length === 0) return
    await pause(50)
  }
}
