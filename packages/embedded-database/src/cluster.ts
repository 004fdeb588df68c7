import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { clusterAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import type { Log } from './log.ts'
import { reachableFolder } from './reachable-folder.ts'
import type { Account } from './run.ts'
import { socketFolder } from './socket-folder.ts'

/** One PostgreSQL cluster: who runs it, with which programs, and where its files are. All paths are absolute and real. */
export interface Cluster {
  /** Marks its processes: each but the first calls itself `postgres: <name>: …`. */
  name: string
  account: Account | undefined
  binaries: Binaries
  folder: string
  data: string
  socket: string
  logFile: string
  log: Log
}

/** Settles everything a cluster needs before it is initialised or started. */
export async function describeCluster(requested: string, log: Log): Promise<Cluster> {
  const account = await clusterAccount()
  const binaries = await findBinaries(account, log)
  const folder = await reachableFolder(requested, account, log)
  const data = join(folder, 'data')
  return {
    name: `prostuti-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`,
    account,
    binaries,
    folder,
    data,
    socket: await socketFolder(folder, account),
    logFile: join(folder, 'postgres.log'),
    log,
  }
}
