import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withClient } from '../packages/embedded-database/src/connection.ts'
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../packages/embedded-database/src/testing/test-database.ts'

let folder: string
let full: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prostuti-backup-'))
  ;[full, empty] = await Promise.all([createMigratedDatabase(), createTestDatabase()])
})
afterAll(async () => {
  await Promise.all([full.drop(), empty.drop(), rm(folder, { recursive: true })])
})

/** What a command of the workspace says, and its exit code. */
function run(script: string, words: string[], url: string): Promise<{ code: number | string; said: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url }
  return new Promise(resolve => {
    execFile(process.execPath, [join(import.meta.dirname, `${script}.ts`), ...words], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: out + errors }),
    )
  })
}

const names = (url: string) =>
  withClient(url, async client => (await client.query<{ name: string }>('select name from users order by id')).rows)

it('backs a database up into a file, once, and restores it into an empty one, once', async () => {
  const file = join(folder, 'one.tar.gz')
  await withClient(full.url, client => client.query(`insert into users (is_anonymous, name) values (false, 'নুসরাত')`))
  expect(await run('backup', [file], full.url)).toEqual({
    code: 0,
    said: expect.stringMatching(/one\.tar\.gz: \d+ rows, [\d.]+ MB/),
  })
  expect(await run('backup', [file], full.url)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is there already'),
  })
  expect(await run('restore', [file], empty.url)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows/),
  })
  expect(await names(empty.url)).toEqual(await names(full.url))
  const again = await run('restore', [file], empty.url)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('a backup is restored into an empty database') })
})

it('says how they are used', async () => {
  for (const script of ['backup', 'restore'])
    expect(await run(script, ['--help'], full.url)).toMatchObject({
      code: 2,
      said: expect.stringContaining(`pnpm ${script}`),
    })
})
