import { pipeline } from 'node:stream/promises'
import { withClient } from '@prostuti/embedded-database/connection'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../start-error.ts'
import { type Digests, type Manifest, plainText } from './backup-format.ts'
import { copyTable, tableWithColumns } from './copy-table.ts'
import { type CheckedBackup, readBackup } from './read-backup.ts'

export interface RestoreOptions {
  /** An empty database. */
  readonly url: string
  readonly backup: CheckedBackup
  /** Makes the tables as they were when the backup was made. */
  migrateUpTo(url: string, migration: Manifest['migration']): Promise<void>
  /** Brings them to today's. */
  migrate(url: string): Promise<void>
}

export interface RestoredBackup {
  readonly manifest: Manifest
  readonly rows: number
}

/**
 * Fills an empty database with a backup, compares every table with what was written, and brings it up to date.
 * @throws StartError where the database is not empty.
 */
export async function restoreBackup({ url, backup, ...steps }: RestoreOptions): Promise<RestoredBackup> {
  const { file, manifest, digests } = backup
  await withClient(url, refuseFilled)
  await steps.migrateUpTo(url, manifest.migration)
  await withClient(url, async client => {
    await client.query(plainText)
    await client.query('begin')
    // Triggers and foreign keys would judge rows of one moment in the order in which they come.
    await client.query('set local session_replication_role = replica')
    await emptyAll(client, manifest)
    await load(client, manifest, file)
    await compare(client, manifest, digests)
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${client.escapeIdentifier(name)}`, last])
    await client.query('commit')
    await client.query('analyze')
  })
  await steps.migrate(url)
  return { manifest, rows: Object.values(digests).reduce((sum, each) => sum + each.rows, 0) }
}

async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rows[0])
    throw new StartError(`There is a table "${rows[0].name}" already: a backup is restored into an empty database`)
}

/** Migrations may have written rows, which the backup has as well. */
async function emptyAll(client: Client, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`)
  await client.query(`truncate ${names.join(', ')}`)
}

async function load(client: Client, { tables }: Manifest, file: string): Promise<void> {
  for await (const part of readBackup(file)) {
    if (part.kind !== 'rows') continue
    const table = tables.find(({ name }) => name === part.table)
    if (!table) throw new StartError(`${file} has rows of ${part.table}, which it does not describe`)
    await pipeline(part.rows, client.query(copyFrom(`copy public.${tableWithColumns(table)} from stdin`)))
  }
}

/** Reads everything back. */
async function compare(client: Client, { tables }: Manifest, digests: Digests): Promise<void> {
  for (const table of tables) {
    const found = await copyTable(client, table, async () => undefined)
    const { rows, sha256 } = digests[table.name]!
    if (found.rows !== rows || found.sha256 !== sha256)
      throw new Error(`${table.name} is not what was written: ${found.rows} rows of ${rows}`)
  }
}
