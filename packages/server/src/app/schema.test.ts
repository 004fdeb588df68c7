import { readdirSync, readFileSync } from 'node:fs'
import { withClient } from '@prostuti/embedded-database/connection'
import { createMigratedDatabase, createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from './migrate.ts'
import * as schema from './schema.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>

let migrated: Awaited<ReturnType<typeof createTestDatabase>>
let written: typeof migrated
beforeAll(async () => {
  migrated = await createMigratedDatabase()
  written = await createTestDatabase()
})
afterAll(() => Promise.all([migrated.drop(), written.drop()]))

/** Columns, constraints and indexes, a line each. */
const catalog = `
  select format('%s.%s %s %s %s%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
                a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
   where connamespace = 'public'::regnamespace and contype <> 't'
  union all
  select indexdef from pg_indexes where schemaname = 'public'`

const readCatalog = (url: string) =>
  withClient(url, async client => new Set((await client.query<{ line: string }>(catalog)).rows.map(({ line }) => line)))

const missingIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...other].filter(line => !one.has(line))

describe('the tables', () => {
  it('are those of the newest migration', async () => {
    const snapshots = readdirSync(`${migrationsFolder}/meta`).filter(name => name.endsWith('_snapshot.json'))
    const newest: Snapshot = JSON.parse(readFileSync(`${migrationsFolder}/meta/${snapshots.sort().at(-1)!}`, 'utf8'))
    expect(await generateMigration(newest, generateDrizzleJson(schema, newest.id))).toEqual([])
  })

  it('are those of a migrated database, which has three foreign keys besides', async () => {
    const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
    await withClient(written.url, client => client.query(['create extension pg_trgm', ...statements].join(';\n')))
    const [here, there] = await Promise.all([readCatalog(written.url), readCatalog(migrated.url)])
    expect(missingIn(there, here)).toEqual([])
    expect(
      missingIn(here, there)
        .map(line => line.split(' ')[1])
        .sort(),
    ).toEqual(['one_time_codes_partner_consent_fk', 'push_subscriptions_session_fk', 'sessions_partner_consent_fk'])
  })
})
