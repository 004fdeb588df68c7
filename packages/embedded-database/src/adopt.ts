import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { give } from './account.ts'
import type { Cluster } from './cluster.ts'
import { addressOf, withClient } from './connection.ts'
import { readIfThere } from './files.ts'
import { runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { authentication } from './settings.ts'

const patience = 15_000

/**
 * Has the cluster running with this configuration: adopts the one a killed server left behind, else stops that one
 * first and starts a new one. Says whether it adopted.
 */
export async function adoptOrStart(cluster: Cluster, configuration: string): Promise<boolean> {
  const left = await runningPostmaster(cluster)
  if (left) {
    const obstacle = await whyNotAdopt(cluster, configuration)
    if (!obstacle) return true
    cluster.log.warn({ pid: left.pid }, `The database left running cannot be adopted, stopping it: ${obstacle}`)
  }
  await stopPostmaster(cluster)
  await configure(cluster, configuration)
  await startPostmaster(cluster)
  return false
}

async function whyNotAdopt(cluster: Cluster, configuration: string): Promise<string | undefined> {
  if ((await readIfThere(join(cluster.data, 'postgresql.conf'))) !== configuration) return 'its settings differ'
  try {
    const found = await answered(cluster)
    if (found.folder !== cluster.data) return `it serves ${found.folder}`
    return found.id === (await idOnDisk(cluster)) ? undefined : `it is cluster ${found.id}, not the one on disk`
  } catch (error) {
    return `it does not answer (${(error as Error).message})`
  }
}

/** A postmaster still in recovery refuses connections for a while, so it is asked again as long as it lives. */
async function answered(cluster: Cluster): Promise<{ folder: string; id: string }> {
  const until = Date.now() + patience
  for (;;) {
    try {
      return await identify(cluster)
    } catch (error) {
      if (Date.now() > until || !(await runningPostmaster(cluster))) throw error
      await pause(100)
    }
  }
}

async function identify(cluster: Cluster): Promise<{ folder: string; id: string }> {
  return withClient(addressOf(cluster, 'postgres'), async client => {
    const { rows } = await client.query<{ folder: string; id: string }>(
      `select current_setting('data_directory') as folder, system_identifier::text as id from pg_control_system()`,
    )
    return rows[0]!
  })
}

/** The control file begins with the cluster's identifier, in the machine's byte order (little on all we run on). */
async function idOnDisk(cluster: Cluster): Promise<string> {
  const control = await readFile(join(cluster.data, 'global', 'pg_control'))
  return control.readBigUInt64LE(0).toString()
}

async function configure(cluster: Cluster, configuration: string): Promise<void> {
  const files = { 'postgresql.conf': configuration, 'pg_hba.conf': authentication }
  for (const [name, text] of Object.entries(files)) {
    const path = join(cluster.data, name)
    await writeFile(path, text, { mode: 0o600 })
    await give(path, cluster.account)
  }
}
