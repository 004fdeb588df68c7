import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { connect, type Database } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { inTransaction } from './transaction.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let observer: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ url: database.url, poolSize: 1, log: silentLog })
  observer = new Pool({ connectionString: database.url, max: 1 })
  await db.pool.query('create table notes (text text)')
})
afterAll(async () => {
  await db.close()
  await observer.end()
  await database.drop()
})

const write = (text: string) => ({ text: 'insert into notes values ($1)', values: [text] })

async function written(): Promise<string[]> {
  const { rows } = await observer.query<{ text: string }>('select text from notes order by text')
  return rows.map(row => row.text)
}

it('commits what was done, and gives the connection back', async () => {
  expect(await inTransaction(db.pool, async client => (await client.query(write('kept'))).rowCount)).toBe(1)
  expect(await written()).toEqual(['kept'])
  expect(db.pool.idleCount).toBe(1)
})

it('rolls back what throws, throws it on, and the next one has a connection', async () => {
  const failing = inTransaction(db.pool, async client => {
    await client.query(write('undone'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await written()).toEqual(['kept'])
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('outlives the loss of its connection between two statements, when nobody waits for an answer', async () => {
  const error = await inTransaction(db.pool, async client => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await observer.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await sleep(60_000, undefined, { ref: false })
  }).catch(error => error)
  expect([isDatabaseAway(error), error.message]).toEqual([true, 'terminating connection due to administrator command'])
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('gives up what takes too long, though the connection is well', async () => {
  const started = performance.now()
  const limited = inTransaction(
    db.pool,
    async client => {
      await client.query(write('late'))
      await sleep(60_000, undefined, { ref: false })
    },
    { limitMs: 200 },
  )
  const error = await limited.catch(error => error)
  expect([isDatabaseAway(error), error.message]).toEqual([true, 'A transaction has taken longer than 200 ms'])
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(await written()).toEqual(['kept'])
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('holds no lock for more than a second beyond its limit when this process is frozen', async () => {
  const client = await db.pool.connect()
  client.release()
  const seen = inTransaction(
    db.pool,
    async client =>
      (await client.query<{ limit: string }>(`select current_setting('idle_in_transaction_session_timeout') as limit`))
        .rows[0]!.limit,
    { limitMs: 5_000 },
  )
  expect(await seen).toBe('6s')
})

it('has patience with a statement of long work, and with no other', async () => {
  const hasty = connect({ url: database.url, poolSize: 1, log: silentLog, statementMs: 1_000, silenceMs: 2_000 })
  const slow = (options?: { limitMs: number }) =>
    inTransaction(hasty.pool, client => client.query('select pg_sleep(3)'), options).then(
      () => 'done',
      error => isDatabaseAway(error),
    )
  expect([await slow(), await slow({ limitMs: 60_000 }), await slow()]).toEqual([true, 'done', true])
  await hasty.close()
})
