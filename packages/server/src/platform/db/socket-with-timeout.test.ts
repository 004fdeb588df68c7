import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { connect, type Database } from './database.ts'
import { isDatabaseAway } from './database-away.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ url: database.url, poolSize: 1, log: silentLog, silenceMs: 1_000 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

it('gives a database up that owes an answer and says nothing, and asks the next one', async () => {
  const started = performance.now()
  const error = await db.pool.query('select pg_sleep(60)').catch(error => error)
  expect([isDatabaseAway(error), error.message]).toEqual([true, 'The database has not answered for 1000 ms'])
  expect(performance.now() - started).toBeLessThan(30_000)
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('keeps a connection that is owed nothing, however long it is held', async () => {
  const client = await db.pool.connect()
  await client.query('select pg_advisory_lock(1)')
  await sleep(3_000)
  expect((await client.query('select pg_advisory_unlock(1) as held')).rows).toEqual([{ held: true }])
  client.release()
})
