import { randomBytes } from 'node:crypto'
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
      withClient(server, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}
