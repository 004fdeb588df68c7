import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Log, type Settings, startEmbeddedDatabase } from '@prostuti/embedded-database'

/** A PostgreSQL of one's own on a temporary folder. `stop` removes the folder too. */
export interface TestCluster {
  url: string
  folder: string
  stop(): Promise<void>
}

/** Warnings and errors only: that a test's database has started is no news. */
const quiet: Log = { info: () => undefined, warn: console.warn, error: console.error }

/**
 * Settings of a cluster that outlives no loss of power. Where nothing is tried about that, a test need not wait for the disk
 * at each commit, each new database and each dropped one.
 */
export const forgetful: Settings = { fsync: false, full_page_writes: false }

/**
 * Starts a cluster for tests and benchmarks, durable like a real one (promises 1 and 2 are about that).
 *
 * @example
 * const cluster = await startTestCluster({ settings: { max_connections: 400 } })
 */
export async function startTestCluster(options: { log?: Log; settings?: Settings } = {}): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-test-'))
  const settings = { max_connections: 200, ...options.settings }
  const database = await startEmbeddedDatabase({ folder, log: options.log ?? quiet, settings })
  const stop = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: database.url, folder, stop }
}
