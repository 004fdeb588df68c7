import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { connect, type Database } from './database.ts'
import { isDatabaseAway } from './database-away.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let line: Awaited<ReturnType<typeof freezableLine>>
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  line = await freezableLine(new URL(database.url))
  db = connect({ url: line.url, poolSize: 1, log: silentLog })
})
afterAll(async () => {
  await line.close()
  await db.close()
  await database.drop()
})

it('reports a frozen database before a client gives up at 14 s, even who has waited for a connection before', async () => {
  const held = await db.pool.connect()
  const started = performance.now()
  const waiting = db.pool.query('select 1').catch((error: unknown) => error)
  await pause(2_000)
  line.freeze()
  held.release()
  expect(isDatabaseAway(await waiting)).toBe(true)
  expect(performance.now() - started).toBeLessThan(14_000)
})

/** A way to the database on which nothing comes through any more once it is frozen, and nothing is refused. */
async function freezableLine(to: URL) {
  const sockets: Socket[] = []
  let isFrozen = false
  const server = createServer(near => {
    const folder = to.searchParams.get('host')
    const far = folder ? connectTo(`${folder}/.s.PGSQL.${to.port}`) : connectTo(Number(to.port), to.hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('data', bytes => isFrozen || far.write(bytes))
    far.on('data', bytes => isFrozen || near.write(bytes))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.search = ''
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
