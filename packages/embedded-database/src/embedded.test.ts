import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from './connection.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './index.ts'
import { processIdentity } from './processes.ts'
import { eventually, listeningLog, postmasterPid, temporaryFolder } from './testing/test-cluster.ts'

const { log, said } = listeningLog()
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: EmbeddedDatabase
beforeAll(async () => {
  folder = await temporaryFolder()
  database = await startEmbeddedDatabase({ folder: folder.path, log })
  await withClient(database.url, client => client.query('create table answers (id int primary key, option text)'))
})
afterAll(async () => {
  await database.stop()
  await folder.remove()
})

const setting = async (name: string) =>
  (await withClient(database.url, client => client.query(`select current_setting($1) as value`, [name]))).rows[0].value
const answers = async () =>
  (await withClient(database.url, client => client.query('select * from answers order by id'))).rows

describe('a started database', () => {
  test.each(['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'autovacuum'])(
    'keeps what it has acknowledged: %s is on',
    async name => expect(await setting(name)).toBe('on'),
  )

  test('answers through a pool, and over no network', async () => {
    const pool = new pg.Pool({ connectionString: database.url })
    const { rows } = await pool.query('select inet_server_addr() as address, current_database() as name')
    await pool.end()
    expect(rows[0]).toEqual({ address: null, name: 'prostuti' })
    expect(await setting('listen_addresses')).toBe('')
  })

  test('lets nobody else near its socket and files', async () => {
    for (const name of ['socket', 'data']) expect((await stat(join(folder.path, name))).mode & 0o777).toBe(0o700)
  })

  test('finds and orders Bangla the same on every machine', async () => {
    const { rows } = await withClient(database.url, async client => {
      await client.query('create extension pg_trgm')
      return client.query(`select 'ক্ষমা' % 'ক্ষমা' as alike, lower('Ü') as lower, 'z' < 'ক' as ordered`)
    })
    expect(rows[0]).toEqual({ alike: true, lower: 'ü', ordered: true })
  })
})

describe('a database that dies', () => {
  /** Kills while answers pour in, and hands back the ids whose insert was acknowledged. */
  async function insertUntil(from: number, kill: () => Promise<unknown>): Promise<number[]> {
    const acknowledged: number[] = []
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => undefined)
    await client.connect()
    const pouring = (async () => {
      for (let id = from; ; id++) {
        await client.query('insert into answers values ($1, $2)', [id, 'গ'])
        acknowledged.push(id)
        if (acknowledged.length === 200) void kill()
      }
    })()
    await expect(pouring).rejects.toThrow()
    return acknowledged
  }

  async function servesAgainWith(acknowledged: number[], within: number) {
    const began = Date.now()
    const rows = await eventually(answers)
    expect(Date.now() - began).toBeLessThan(within)
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(rows.map(each => each.id)).toEqual(expect.arrayContaining(acknowledged))
  }

  test('by kill -9 serves again by itself with every acknowledged answer', async () => {
    const pid = await postmasterPid(folder.path)
    const acknowledged = await insertUntil(1, async () => process.kill(pid, 'SIGKILL'))
    await servesAgainWith(acknowledged, 5_000)
    expect(await postmasterPid(folder.path)).not.toBe(pid)
    expect(said.join()).toContain('The database has died')
    await eventually(async () => expect(said.join()).toContain('serves again'))
  })

  test('by an immediate shutdown serves again by itself with every acknowledged answer', async () => {
    const pid = await postmasterPid(folder.path)
    const acknowledged = await insertUntil(100_000, async () => process.kill(pid, 'SIGQUIT'))
    await servesAgainWith(acknowledged, 5_000)
  })

  test('and cannot start is tried again, and said to be, until it can', async () => {
    const conf = join(folder.path, 'data', 'postgresql.conf')
    const right = await readFile(conf, 'utf8')
    await writeFile(conf, `${right}shared_buffers = nonsense\n`)
    process.kill(await postmasterPid(folder.path), 'SIGKILL')
    await eventually(async () => expect(said.join()).toMatch(/trying again in 250 ms.*trying again in 500 ms/s))
    await writeFile(conf, right)
    expect((await eventually(answers)).length).toBeGreaterThan(200)
  })
})

test('a folder with a very long name gets a short private place for the socket, gone afterwards', async () => {
  const parent = await temporaryFolder()
  const long = join(parent.path, 'দীর্ঘ-নাম-'.repeat(6))
  const other = await startEmbeddedDatabase({ folder: long, log })
  const socket = new URL(other.url).searchParams.get('host')!
  const pid = await postmasterPid(long)
  try {
    expect((await withClient(other.url, client => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
    expect(Buffer.byteLength(socket)).toBeLessThan(90)
    expect((await stat(socket)).mode & 0o777).toBe(0o700)
  } finally {
    await other.stop()
    await parent.remove()
  }
  expect(await processIdentity(pid)).toBeUndefined()
  await expect(readdir(socket)).rejects.toThrow('ENOENT')
})
