import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClient } from './connection.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './index.ts'
import { processIdentity, signal } from './processes.ts'
import { listeningLog, otherServer, postmasterPid, temporaryFolder } from './testing/test-cluster.ts'

const { log } = listeningLog()
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: EmbeddedDatabase | undefined
let left: number

/** A server has kept rows, and was killed with its whole process group. Its database was not in that group. */
beforeEach(async () => {
  folder = await temporaryFolder()
  const server = await otherServer(folder.path)
  await withClient(server.url, client => client.query(`create table people as select 'নুসরাত' as name`))
  await server.kill()
  left = await postmasterPid(folder.path)
  database = undefined
})
afterEach(async () => {
  await database?.stop()
  signal(left, 'SIGQUIT')
  await folder.remove()
})

const people = async () => (await withClient(database!.url, client => client.query('select name from people'))).rows

test('the next server takes over the database that a killed one left running', async () => {
  expect(await processIdentity(left)).toBeDefined()
  database = await startEmbeddedDatabase({ folder: folder.path, log })
  expect(database.adopted).toBe(true)
  expect(await postmasterPid(folder.path)).toBe(left)
  expect(await people()).toEqual([{ name: 'নুসরাত' }])
  await database.stop()
  expect(await processIdentity(left)).toBeUndefined()
})

test('one that was left with other settings is stopped first, never joined by a second', async () => {
  database = await startEmbeddedDatabase({ folder: folder.path, log, settings: { max_connections: 17 } })
  expect(database.adopted).toBe(false)
  expect(await processIdentity(left)).toBeUndefined()
  const { rows } = await withClient(database.url, client => client.query('show max_connections'))
  expect(rows).toEqual([{ max_connections: '17' }])
  expect(await people()).toEqual([{ name: 'নুসরাত' }])
})

test('a pid file left behind whose number another process now has is no hindrance', async () => {
  const pidFile = join(folder.path, 'data', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  signal(left, 'SIGKILL')
  const bystander = spawn('sleep', ['60'])
  await once(bystander, 'spawn')
  await writeFile(pidFile, [bystander.pid, ...lines.slice(1)].join('\n'))
  database = await startEmbeddedDatabase({ folder: folder.path, log })
  expect(database.adopted).toBe(false)
  expect(await people()).toEqual([{ name: 'নুসরাত' }])
  expect(await processIdentity(bystander.pid!)).toBeDefined()
  bystander.kill()
})

test('a second server is refused while one keeps the database', async () => {
  const server = await otherServer(folder.path)
  await expect(startEmbeddedDatabase({ folder: folder.path, log })).rejects.toThrow(`process ${server.child.pid}`)
  await server.kill()
})
