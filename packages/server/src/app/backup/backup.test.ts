import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedImage } from '@prostuti/contract'
import { startEmbeddedDatabase } from '@prostuti/embedded-database'
import { withClient } from '@prostuti/embedded-database/connection'
import { temporaryFolder } from '@prostuti/embedded-database/testing/test-cluster'
import { createMigratedDatabase, createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { blackPng } from '../../testing/black-png.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import { createTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeBackup, removeOldBackups, restoreIntoDatabase, restoreIntoFolder, tryRestore } from './index.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const each of cleanUps.reverse()) await each()
})

let folder: string
let file: string
let testApp: TestApp
let person: Person
let picture: string

const options = () => ({ pool: testApp.db.pool, url: testApp.db.url, file, log: silentLog })

/** A SHA-256 of all that each table holds. */
function digestsOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const digests: Record<string, string> = {}
    for (const { name } of rows) {
      const held = await client.query<{ all: string }>(
        `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as all from "${name}" t`,
      )
      digests[name] = createHash('sha256').update(held.rows[0]!.all).digest('hex')
    }
    return digests
  })
}

beforeAll(async () => {
  const [database, temporary] = await Promise.all([createMigratedDatabase(), temporaryFolder()])
  cleanUps.push(database.drop, temporary.remove)
  folder = temporary.path
  file = join(folder, 'backups', 'one.tar.gz')
  testApp = await createTestApp(database.url)
  cleanUps.push(() => testApp.close())
  person = await testApp.person({ member: true })
  const awkward = 'নুসরাত\n\t"\\N" \\.'
  await testApp.db.pool.query(`update users set name = $2, role = 'owner' where id = $1`, [person.id, awkward])
  const form = new FormData()
  form.set('file', new File([new Uint8Array(blackPng(30, 20))], 'নদী.png', { type: 'image/png' }))
  await person.call('POST', 'core/v1/core-image-uploads/', form)
  await runTasks(testApp.app)
  const { body } = await person.call<{ results: UploadedImage[] }>('GET', 'core/v1/core-image-uploads/')
  picture = body.results[0]!.path!
  // More than one part, of rows that are longer than a part.
  await testApp.db.pool.query(
    `insert into notice_files (digest, name, content_type, size, bytes, created_at)
     select i, 'n', 'application/pdf', 1, decode(repeat(md5(i::text), 60000), 'hex'), now() from generate_series(1, 3) i`,
  )
})

it('brings back everything after the folder is gone: rows, sessions and pictures', async () => {
  const before = await digestsOf(testApp.db.url)
  const made = await makeBackup(options())
  expect(made.rows).toBeGreaterThan(3)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const target = join(folder, 'fresh')
  const restored = await restoreIntoFolder({ file, folder: target, log: silentLog })
  expect(restored.rows).toBe(made.rows)
  const database = await startEmbeddedDatabase({ folder: join(target, 'database'), log: silentLog })
  try {
    expect(await digestsOf(database.url)).toEqual(before)
    const back = await createTestApp(database.url)
    const asked = (path: string) => back.app.http.request(path, { headers: { authorization: `token ${person.token}` } })
    expect((await asked('/api/core/v1/system/')).status).toBe(200)
    const was = await testApp.app.http.request(picture)
    expect(await (await asked(picture)).arrayBuffer()).toEqual(await was.arrayBuffer())
    // A sequence goes on behind what came back.
    expect(Number((await back.person()).id)).toBeGreaterThan(Number(person.id))
    await back.close()
  } finally {
    await database.stop()
  }
  await expect(restoreIntoFolder({ file, folder: target, log: silentLog })).rejects.toThrow('is not empty')
})

it('refuses a damaged file before anything is there', async () => {
  const whole = await readFile(file)
  const target = join(folder, 'not-there')
  const restore = (from: string) => restoreIntoFolder({ file: from, folder: target, log: silentLog })
  const refuse = async (name: string, bytes: Uint8Array) => {
    const damaged = join(folder, name)
    await writeFile(damaged, bytes)
    await expect(restore(damaged)).rejects.toThrow('is no whole backup')
    await expect(stat(join(target, 'database'))).rejects.toThrow('ENOENT')
  }
  await refuse('cut.tar.gz', whole.subarray(0, whole.length - 100))
  const flipped = Uint8Array.from(whole)
  flipped[Math.floor(whole.length / 2)]! ^= 0x55
  await refuse('flipped.tar.gz', flipped)
  await refuse('text.tar.gz', Buffer.from('not a backup'))
  await expect(restore(join(folder, 'none'))).rejects.toThrow('is not there')
  await expect(makeBackup(options())).rejects.toThrow('is there already')
})

it('restores into an empty database, and into no other', async () => {
  const empty = await createTestDatabase()
  cleanUps.push(empty.drop)
  await restoreIntoDatabase(file, empty.url)
  await expect(restoreIntoDatabase(file, empty.url)).rejects.toThrow('a backup is restored into an empty database')
})

it('writes down how a tried restore went, and leaves nothing of it', async () => {
  await rm(file)
  const made = await makeBackup(options())
  await writeFile(file, 'not a backup')
  await expect(tryRestore(options(), made)).rejects.toThrow('is no whole backup')
  const { rows } = await testApp.db.pool.query('select tried_rows::int, failure from backups where id = $1', [made.id])
  expect(rows).toEqual([{ tried_rows: 0, failure: expect.stringContaining('is no whole backup') }])
})

it('keeps the newest backups of a folder, and all that is not ours', async () => {
  const kept = join(folder, 'kept')
  await mkdir(kept)
  const names = ['03', '01', '02'].map(day => `prostuti-2026-11-${day}T010101Z.tar.gz`)
  for (const name of [...names, 'letter.txt']) await writeFile(join(kept, name), '')
  expect(await removeOldBackups(kept, 2)).toEqual(['prostuti-2026-11-01T010101Z.tar.gz'])
})
