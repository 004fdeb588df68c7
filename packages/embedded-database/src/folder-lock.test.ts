import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { temporaryFolder } from './testing/test-cluster.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

/** Another process takes the lock, reports it, and stays until it is killed. */
async function otherHolder() {
  const program = `
    import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
    await lockFolder(${JSON.stringify(folder.path)})
    process.stdout.write('held')
    setInterval(() => undefined, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { pid: child.pid!, kill }
}

async function editClaim(change: Record<string, unknown>) {
  const path = join(folder.path, 'lock')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...change }))
}

test('a second server on the same folder is refused with the folder and the process that holds it', async () => {
  const holder = await otherHolder()
  try {
    await expect(lockFolder(folder.path)).rejects.toMatchObject({
      name: 'FolderLockedError',
      pid: holder.pid,
      message: expect.stringMatching(new RegExp(`${folder.path} .*process ${holder.pid}`)),
    })
  } finally {
    await holder.kill()
  }
})

test('the folder of a killed server can be used at once', async () => {
  const holder = await otherHolder()
  await holder.kill()
  const lock = await lockFolder(folder.path)
  expect(JSON.parse(await readFile(join(folder.path, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  await lock.release()
})

test('a process that merely has the dead holder’s number does not keep the folder', async () => {
  await lockFolder(folder.path)
  await editClaim({ identity: 'of an earlier process' })
  const lock = await lockFolder(folder.path)
  await lock.release()
})

test('of many who find the holder dead exactly one gets the folder', async () => {
  for (let round = 0; round < 20; round++) {
    const before = await lockFolder(folder.path)
    await editClaim({ id: `dead${round}`.padEnd(8, '-'), identity: 'of an earlier process' })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder.path)))
    expect(outcomes.filter(each => each.status === 'fulfilled')).toHaveLength(1)
    for (const each of outcomes) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ name: 'FolderLockedError' })
    }
    await before.release()
  }
})

test('a folder given free holds nothing of the lock', async () => {
  const lock = await lockFolder(folder.path)
  await lock.release()
  expect(await readdir(folder.path)).toEqual([])
})
