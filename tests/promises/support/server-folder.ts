import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Log, startEmbeddedDatabase } from '@prostuti/embedded-database'
import { describeCluster } from '@prostuti/embedded-database/cluster'
import { addressOf } from '@prostuti/embedded-database/connection'
import type { Trial } from '../runner/trial.ts'

const quiet: Log = { info: () => undefined, warn: () => undefined, error: console.error }

/** A data folder that outlives the servers which are killed on it; with the trial it goes, and its database before it. */
export async function serverFolder(trial: Trial): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-promise-'))
  await chmod(folder, 0o755)
  trial.after(async () => {
    // A killed server leaves its database running: adopting it is how it is stopped.
    await (await startEmbeddedDatabase({ folder: databaseIn(folder), log: quiet })).stop()
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** The address of the database that a server keeps in its data folder. */
export async function databaseUrl(folder: string): Promise<string> {
  return addressOf(await describeCluster(databaseIn(folder), quiet), 'prostuti')
}

export function databaseIn(folder: string): string {
  return join(folder, 'database')
}

/**
 * A free port below those that the system hands out for outgoing connections: a client that keeps knocking at a dead
 * server's port must not end up talking to itself there.
 */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
