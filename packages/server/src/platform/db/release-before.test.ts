import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient } from '@prostuti/embedded-database/connection'
import { createTestDatabase, type TestDatabase } from '@prostuti/embedded-database/testing/test-database'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

/** The last migration of the release before coins. */
const releaseBefore = '0010_rate_limits'

interface MigrationJournal {
  readonly entries: readonly { readonly tag: string }[]
}

/** The migrations as that release had them. */
async function migrationsOfBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-migrations-'))
  await cp(fileURLToPath(new URL('../../../drizzle', import.meta.url)), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal: MigrationJournal = JSON.parse(await readFile(path, 'utf8'))
  const last = journal.entries.findIndex(({ tag }) => tag === releaseBefore)
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

/** People with and without coins, an exam of a programme that two have taken, one of them closed, and what hangs on them. */
const contents = `
  insert into users (name, first_name, email, is_anonymous, coins, tags, rank_alias)
    values ('নুসরাত', 'নুসরাত', 'nusrat@mail.example', false, 40, '{BCS}', 'Heron'), ('Rafi', '', null, false, 0, '{}', null),
           ('', '', null, true, 7, '{}', null);
  insert into identities (issuer, subject, user_id)
    select case when is_anonymous then 'device' else 'https://provider.example' end, 'sub-' || id, id from users;
  insert into sessions (token_hash, user_id, expires_at) select decode(lpad(id::text, 64, '0'), 'hex'), id, now() + interval '9 days' from users;
  insert into programs (slug, title, description, state) values ('bcs', '{"bn":"বিসিএস","en":"BCS"}', '{"bn":"বি","en":"B"}', 'published');
  insert into exams (title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state, program_id)
    select '{"bn":"এক","en":"One"}', '{"bn":"এক","en":"One"}', '[]', now() - interval '1 hour', now() + interval '1 hour', 600000, 2, 3, id from programs;
  insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, sheet, submitted_at, submission_id, receipt)
    select u.id, e.id, 1, 1, case when u.name = 'Rafi' then 1 else 2 end, 5, 1, now(), now(), 'sheet', now(), gen_random_uuid(), '{"receipt":1}'
      from users u, exams e where not (u.is_anonymous);
  insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
    select user_id, exam_id, mode, try, 1, 2000, 2, 0, 1000, now(), '{2,0}', true from attempts where state = 2;
  insert into exam_mark_counts (exam_id, mode, version, marks, writer, count) select exam_id, mode, version, marks, 1, 1 from results;
  insert into exam_bookmarks (user_id, exam_id, created_at) select u.id, e.id, now() from users u, exams e;
  insert into partners (slug, name, origins) values ('coaching', '{"bn":"ক","en":"C"}', '{https://coaching.example}');
  insert into partner_consents (user_id, partner_id) select u.id, p.id from users u, partners p;`

type Row = Readonly<Record<string, unknown>>

async function readAll(client: Client): Promise<Map<string, Row[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const all = new Map<string, Row[]>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t order by t::text`)
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** Raised by whatever is written, so that readers read anew. */
const changesByItself = ['public_content']

let database: TestDatabase
let folder: string
beforeAll(async () => {
  folder = await migrationsOfBefore()
  database = await createTestDatabase()
  await migrate(database.url, { folder })
  await withClient(database.url, client => client.query(contents))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

describe('a database of the release before', () => {
  test('migrates with nothing lost, and coins are explained from then on', async () => {
    const before = await withClient(database.url, readAll)
    await migrate(database.url)
    await withClient(database.url, async client => {
      const after = await readAll(client)
      for (const [table, rows] of before) {
        if (changesByItself.includes(table)) continue
        const columns = Object.keys(rows[0] ?? {})
        const kept = after.get(table)!.map(row => Object.fromEntries(columns.map(column => [column, row[column]])))
        expect(new Set(kept.map(row => JSON.stringify(row))), table).toEqual(
          new Set(rows.map(row => JSON.stringify(row))),
        )
      }
      const { rows: balances } = await client.query(
        `select u.name, b.given, b.bought, b.debt, l.given as entry, l.reason, l.balance
           from coin_balances b join users u on u.id = b.user_id join ledger_entries l on l.user_id = b.user_id order by 2`,
      )
      const opening = { bought: 0, debt: 0, reason: 'opening_balance' }
      expect(balances).toEqual([
        { name: '', given: 7, entry: 7, balance: 7, ...opening },
        { name: 'নুসরাত', given: 40, entry: 40, balance: 40, ...opening },
      ])
      const { rows: enrolled } = await client.query(
        'select u.name, e.source from program_enrollments e join users u on u.id = e.user_id order by u.name',
      )
      expect(enrolled).toEqual([
        { name: 'Rafi', source: 'free' },
        { name: 'নুসরাত', source: 'free' },
      ])
      const { rows: sums } = await client.query('select sum(given) as given, sum(bought) as bought from ledger_entries')
      expect(sums).toEqual([{ given: '0', bought: '0' }])
    })
  })
})
