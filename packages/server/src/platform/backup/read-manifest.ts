import type { Client } from 'pg'
import type { Manifest } from './backup-format.ts'

/** What a database holds, of the moment that the transaction sees; sequences may be ahead of it, never behind. */
export async function readManifest(client: Client, version: string): Promise<Manifest> {
  const { rows: tables } = await client.query<Manifest['tables'][number]>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`,
  )
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  )
  const { rows: migrations } = await client.query<{ at: string; hash: string }>(
    'select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  const migration = migrations[0]
  if (!migration) throw new Error('the database has no migrations')
  return {
    ...{ format: 1, version, at: new Date().toISOString(), tables, sequences },
    migration: { at: Number(migration.at), hash: migration.hash },
  }
}
