import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@prostuti/embedded-database/connection'
import { createTestDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '../start-error.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('many servers that start at once bring an empty database up to date once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrate(database.url)))
  const applied = await withClient(database.url, async client => {
    const { rows } = await client.query(
      'select count(*), count(distinct hash) as different from drizzle.__drizzle_migrations',
    )
    return rows[0]
  })
  expect(applied.count).toBe(applied.different)
  await withClient(database.url, client => client.query('select from users, sessions, attempts'))
})

test('a database that is up to date stays as it is', async () => {
  await withClient(database.url, client => client.query('insert into users (is_anonymous) values (true)'))
  await migrate(database.url)
  const { rows } = await withClient(database.url, client => client.query('select count(*) from users'))
  expect(rows[0].count).toBe('1')
})

/** Migrations in a folder of their own, one statement each. */
async function folderOf(...statements: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-migrations-'))
  await mkdir(join(folder, 'meta'))
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag: `step_${idx}`,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  for (const [idx, statement] of statements.entries()) await writeFile(join(folder, `step_${idx}.sql`), statement)
  return folder
}

test('a migration that long work holds up lets those behind it through, and comes when that is done', async () => {
  const shelves = await createTestDatabase()
  const steps = ['create table shelves (id integer)', 'alter table shelves add column title text']
  const [before, after] = [await folderOf(steps[0]!), await folderOf(...steps)]
  try {
    await migrate(shelves.url, { folder: before })
    await withClient(shelves.url, async work => {
      await work.query('begin; insert into shelves values (1)')
      await expect(migrate(shelves.url, { folder: after, limitMs: 0 }).catch(codeOf)).resolves.toBe('55P03')
      const migrating = migrate(shelves.url, { folder: after })
      await withClient(shelves.url, async reader => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and application_name = 'prostuti-migrate' and wait_event_type = 'Lock'`
        await vi.waitFor(async () => expect((await reader.query(waiting)).rowCount).toBe(1), {
          timeout: 10_000,
          interval: 20,
        })
        await reader.query("set statement_timeout = '5s'")
        expect((await reader.query('select id from shelves')).rows).toEqual([])
      })
      await work.query('commit')
      await migrating
      expect((await work.query('select title from shelves')).rows).toEqual([{ title: null }])
    })
  } finally {
    await Promise.all([before, after].map(folder => rm(folder, { recursive: true })))
    await shelves.drop()
  }
})
