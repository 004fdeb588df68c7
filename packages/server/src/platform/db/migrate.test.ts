import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@prostuti/embedded-database/connection'
import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { expect, test } from 'vitest'
import { codeOf } from '../start-error.ts'
import { migrate } from './migrate.ts'

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
        await expect.poll(async () => (await reader.query(waiting)).rowCount, { interval: 20 }).toBe(1)
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

const shelves = `create table shelves (id integer, title text default '')`

/** Fills the title of a shelf by a trigger. */
const titled = (title: string) => `
  create or replace function title_shelf() returns trigger language plpgsql as $$ begin new.title = '${title}'; return new; end $$;
  create or replace trigger shelves_title before insert on shelves for each row execute function title_shelf();`

test('triggers come with the tables, and again once their text has changed', async () => {
  const library = await createTestDatabase()
  const folder = await folderOf(shelves)
  const file = join(folder, 'triggers.sql')
  const migrateWith = async (text: string) => {
    await writeFile(file, text)
    await migrate(library.url, { folder, triggers: [file] })
  }
  const ask = (text: string) => withClient(library.url, async client => (await client.query(text)).rows)
  const titleOfNext = async () => (await ask('insert into shelves values (1) returning title'))[0]?.title
  try {
    await migrateWith(titled('History'))
    expect(await titleOfNext()).toBe('History')
    await migrateWith(titled('Science'))
    expect(await titleOfNext()).toBe('Science')
    // As of a process that is being replaced and starts once more.
    await migrateWith(titled('History'))
    expect(await titleOfNext()).toBe('Science')
    await expect(migrateWith(`${titled('Wrong')} select from no_table;`)).rejects.toThrow('no_table')
    expect(await titleOfNext()).toBe('Science')
  } finally {
    await rm(folder, { recursive: true })
    await library.drop()
  }
})

test('a start locks no table for triggers that are there', async () => {
  const library = await createTestDatabase()
  const folder = await folderOf(shelves)
  const file = join(folder, 'triggers.sql')
  const start = () => migrate(library.url, { folder, triggers: [file], limitMs: 0 })
  try {
    await writeFile(file, titled('History'))
    await start()
    await withClient(library.url, async work => {
      await work.query('begin; insert into shelves values (1)')
      await start()
      await writeFile(file, titled('Science'))
      await expect(start().catch(codeOf)).resolves.toBe('55P03')
      await work.query('commit')
    })
    await start()
  } finally {
    await rm(folder, { recursive: true })
    await library.drop()
  }
})
