import { adoptOrStart } from './adopt.ts'
import { type Cluster, describeCluster } from './cluster.ts'
import { addressOf, ensureDatabase } from './connection.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { initialiseIfNew } from './initialise.ts'
import type { Log } from './log.ts'
import { runningPostmaster, stopPostmaster } from './postmaster.ts'
import { configuration, type Settings } from './settings.ts'
import { removeShortSocketFolder } from './socket-folder.ts'
import { supervise } from './supervise.ts'

export type { Log } from './log.ts'
export type { Settings } from './settings.ts'

/** A running database, kept running until `stop()`. */
export interface EmbeddedDatabase {
  /** A connection string over a private unix socket, for `new pg.Pool({ connectionString })`. */
  url: string
  /** Whether it had been left running by an earlier process, killed, and was taken over as it was. */
  adopted: boolean
  /** Rolls back what is open, stops PostgreSQL and gives the folder free. A second call waits for the first. */
  stop(): Promise<void>
}

const database = 'prostuti'

/**
 * Starts PostgreSQL on a folder of its own (created when absent), or adopts the one that a killed server left there, and
 * starts it again whenever it dies. It listens on a socket only, commits durably, runs outside our process group, and
 * as an unprivileged user when we are root.
 *
 * @param options.settings what differs from our `postgresql.conf`
 * @throws {FolderLockedError} when another process works in the folder.
 * @throws {Error} when PostgreSQL does not start, with the end of its log.
 * @example
 * const db = await startEmbeddedDatabase({ folder: '.prostuti/database', log: pino() })
 * const pool = new pg.Pool({ connectionString: db.url })
 */
export async function startEmbeddedDatabase(options: {
  folder: string
  log: Log
  settings?: Settings
}): Promise<EmbeddedDatabase> {
  const lock = await lockFolder(options.folder)
  try {
    const cluster = await describeCluster(options.folder, options.log)
    const adopted = await bringUp(cluster, options.settings)
    return { url: addressOf(cluster, database), adopted, stop: keepUp(cluster, lock) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * The database of a folder for a moment's work: the one that a server keeps there, else one that is started and stopped again.
 */
export async function openEmbeddedDatabase(options: {
  folder: string
  log: Log
}): Promise<{ url: string; close(): Promise<void> }> {
  const cluster = await describeCluster(options.folder, options.log)
  if (await runningPostmaster(cluster)) return { url: addressOf(cluster, database), close: async () => undefined }
  const { url, stop } = await startEmbeddedDatabase(options)
  return { url, close: stop }
}

async function bringUp(cluster: Cluster, settings: Settings = {}): Promise<boolean> {
  const began = Date.now()
  const isNew = await initialiseIfNew(cluster)
  const own = { unix_socket_directories: cluster.socket, cluster_name: cluster.name }
  const adopted = await adoptOrStart(cluster, configuration(cluster.binaries.version, { ...settings, ...own }))
  await ensureDatabase(cluster, database)
  const how = isNew ? 'initialised and started' : adopted ? 'adopted' : 'started'
  cluster.log.info({ data: cluster.data, ms: Date.now() - began }, `The database is ${how}`)
  return adopted
}

function keepUp(cluster: Cluster, lock: FolderLock): () => Promise<void> {
  const end = new AbortController()
  const supervision = supervise(cluster, end.signal)
  const stop = async () => {
    end.abort()
    await supervision
    await stopPostmaster(cluster)
    await removeShortSocketFolder(cluster.folder, cluster.socket)
    await lock.release()
  }
  let stopped: Promise<void> | undefined
  return () => (stopped ??= stop())
}
