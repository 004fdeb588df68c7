import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { connect, type Database } from './database.ts'
import { inTransaction } from './transaction.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ url: database.url, poolSize: 2, log: silentLog })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

async function askThePool() {
  return db.pool.query('select 1 as one')
}

const thisFile = /guarded-pool\.test\.ts.*guarded-pool\.test\.ts/

it.each([
  ['a query', askThePool],
  [
    'a query by callback',
    () => new Promise((resolve, reject) => db.pool.query('select 1', e => (e ? reject(e) : resolve(1)))),
  ],
  ['a transaction of its own', () => inTransaction(db.pool, async () => 1)],
])('refuses %s of the pool within a transaction, and names both places', async (_, ask) => {
  const refused = inTransaction(db.pool, async client => {
    await client.query('select 1')
    await ask()
  })
  const fault: Error = await refused.catch(error => error)
  expect([fault.name, thisFile.test(fault.message)]).toEqual(['PoolUsedInTransaction', true])
  expect(db.pool.idleCount + db.pool.waitingCount).toBe(db.pool.totalCount)
})

it('refuses a query of the ORM, whose callers no stack knows, and names where the transaction began', async () => {
  const error: Error = await inTransaction(db.pool, () => db.orm.execute('select 1')).catch(error => error)
  expect((error.cause as Error).message).toMatch(/within the transaction begun at .*guarded-pool\.test\.ts/)
})

it('lets what a transaction began go on once it is over', async () => {
  const over = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  await inTransaction(db.pool, async () => {
    later = over.promise.then(askThePool)
  })
  over.resolve()
  expect(await later).toMatchObject({ rows: [{ one: 1 }] })
})

it('counts them and goes on where a server must not stop for it', async () => {
  const counted: Error[] = []
  const lenient = connect({
    url: database.url,
    poolSize: 2,
    log: silentLog,
    onPoolUseInTransaction: fault => counted.push(fault),
  })
  const { rows } = await inTransaction(lenient.pool, () => lenient.pool.query('select 1 as one'))
  await lenient.close()
  expect([rows, counted.length]).toEqual([[{ one: 1 }], 1])
})
