import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canReach, clusterAccount } from './account.ts'
import { findBinaries, reachableBinaries } from './binaries.ts'
import { withClient } from './connection.ts'
import { startEmbeddedDatabase } from './index.ts'
import { listProcesses, signal } from './processes.ts'
import type { Account } from './run.ts'
import { run } from './run.ts'
import { systemFolder } from './system-folder.ts'
import { eventually, listeningLog, temporaryFolder } from './testing/test-cluster.ts'

const { log, said } = listeningLog()
let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

async function answersOnce(path: string) {
  const database = await startEmbeddedDatabase({ folder: path, log })
  try {
    return (await withClient(database.url, client => client.query('select 1 as one'))).rows
  } finally {
    await database.stop()
  }
}

test('a first start that was killed in the middle is started over by the next', async () => {
  const program = fileURLToPath(new URL('testing/keep-database.ts', import.meta.url))
  const server = spawn(process.execPath, [program, folder.path], { stdio: 'ignore' })
  const initdb = await eventually(async () => {
    const found = (await listProcesses()).find(
      ({ command }) => /^\S*initdb .*data\.new/.test(command) && command.includes(folder.path),
    )
    return found ?? Promise.reject(new Error('initdb does not run yet'))
  })
  server.kill('SIGKILL')
  signal(initdb.pid, 'SIGKILL')
  await once(server, 'exit')
  expect((await readdir(folder.path)).filter(name => name.startsWith('data.new'))).toHaveLength(1)
  expect(await answersOnce(folder.path)).toEqual([{ one: 1 }])
  expect((await readdir(folder.path)).filter(name => name.startsWith('data'))).toEqual(['data'])
})

test('what is no whole database is kept aside, not deleted', async () => {
  await mkdir(join(folder.path, 'data', 'base'), { recursive: true })
  await writeFile(join(folder.path, 'data', 'base', 'somebody’s'), 'rows')
  expect(await answersOnce(folder.path)).toEqual([{ one: 1 }])
  const aside = (await readdir(folder.path)).find(name => name.startsWith('data.incomplete'))!
  expect(await readFile(join(folder.path, aside, 'base', 'somebody’s'), 'utf8')).toBe('rows')
  expect(said.join()).toContain('moved aside')
})

test('a folder whose parent is closed to others serves all the same, and the log says from where', async () => {
  // As root PostgreSQL runs as another user, who may not pass.
  await chmod(folder.path, 0o700)
  const inside = join(folder.path, 'database')
  const account = await clusterAccount()
  try {
    expect(await answersOnce(inside)).toEqual([{ one: 1 }])
    expect(await canReach(inside, account)).toBe(account === undefined)
    if (account) expect(said.join()).toContain(`${inside}: the database's user "${account.name}" cannot enter it`)
    expect(await readdir(await whereItLives(inside, account))).toContain('data')
  } finally {
    if (account) await rm(await whereItLives(inside, account), { recursive: true, force: true })
  }
})

async function whereItLives(requested: string, account: Account | undefined) {
  return account ? readFile(join(requested, 'location'), 'utf8') : requested
}

test('programs that the database’s user cannot reach are copied to where it can', async () => {
  const account = await clusterAccount()
  const native = join(folder.path, 'native')
  await cp(join((await findBinaries(account, log)).initdb, '../..'), native, {
    recursive: true,
    verbatimSymlinks: true,
  })
  await chmod(folder.path, 0o700)
  const version = `test-${process.pid}`
  try {
    const { initdb } = await reachableBinaries(native, version, account, log)
    expect(initdb.startsWith(native)).toBe(account === undefined)
    expect(await run(initdb, ['--version'], account)).toContain('PostgreSQL) 18')
  } finally {
    if (account) await rm(join(await systemFolder(account), `postgresql-${version}`), { recursive: true, force: true })
  }
})
