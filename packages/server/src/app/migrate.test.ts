import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withClient } from '@prostuti/embedded-database/connection'
import { createTestDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/test-database'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, triggerFiles } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const ask = (text: string) => withClient(database.url, async client => (await client.query(text)).rows)

/** Names of triggers in the database, with what each does. */
async function readTriggers(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; text: string }>(
    'select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal',
  )
  return new Map(rows.map(({ name, text }) => [name, text]))
}

describe('a database', () => {
  it('is brought up to date once by many servers that start at once on an empty one', async () => {
    await Promise.all(Array.from({ length: 8 }, () => migrate(database.url)))
    const [applied] = await ask('select count(*), count(distinct hash) as different from drizzle.__drizzle_migrations')
    expect(applied.count).toBe(applied.different)
    await ask('select from users, sessions, attempts')
  })

  it('stays as it is once it is up to date', async () => {
    await ask('insert into users (is_anonymous) values (true)')
    await migrate(database.url)
    expect(await ask('select count(*)::int from users')).toEqual([{ count: 1 }])
  })

  it('has every trigger of the features, and no other', async () => {
    const text = triggerFiles.map(file => readFileSync(file, 'utf8')).join('\n')
    const named = [...text.matchAll(/^CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER "?(\w+)/gm)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(15)
    const triggers = await withClient(database.url, readTriggers)
    expect([...triggers.keys()].sort()).toEqual(named.toSorted())
  })

  it('has the same triggers once their texts have been run again', async () => {
    const before = await withClient(database.url, readTriggers)
    await ask('truncate drizzle.applied_triggers')
    await migrate(database.url)
    expect(await withClient(database.url, readTriggers)).toEqual(before)
  })
})

it('knows every feature that has triggers', () => {
  const features = fileURLToPath(new URL('../features', import.meta.url))
  const found = readdirSync(features).map(name => `${features}/${name}/triggers.sql`)
  expect(triggerFiles.toSorted()).toEqual(found.filter(file => existsSync(file)).sort())
})
