import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { runningPostmaster, startPostmaster } from './postmaster.ts'
import { processIdentity } from './processes.ts'

const glance = 200
const longestWait = 15_000

/**
 * Watches the postmaster and starts it again whenever it has died, waiting longer after each start that fails.
 * Resolves when `end` is aborted and nothing is being started any more.
 */
export async function supervise(cluster: Cluster, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    try {
      await untilDead(cluster, end)
      if (!end.aborted) await revive(cluster, end)
    } catch (error) {
      // Out of file handles, say: the watch goes on, for the database may need it most just then.
      cluster.log.error({ err: error }, 'The database could not be watched for a moment')
      await rest(1_000, end)
    }
  }
}

async function untilDead(cluster: Cluster, end: AbortSignal): Promise<void> {
  const postmaster = await runningPostmaster(cluster)
  if (!postmaster) return
  while (!end.aborted && (await processIdentity(postmaster.pid)) === postmaster.identity) await rest(glance, end)
}

async function revive(cluster: Cluster, end: AbortSignal): Promise<void> {
  const died = Date.now()
  cluster.log.warn({ data: cluster.data }, 'The database has died: starting it again')
  for (let wait = 250; !end.aborted; wait = Math.min(wait * 2, longestWait)) {
    // A person may have started it by hand, or it restarts itself: one is enough.
    if (await runningPostmaster(cluster)) return
    try {
      await startPostmaster(cluster)
      return cluster.log.info({ ms: Date.now() - died }, 'The database serves again')
    } catch (error) {
      cluster.log.error({ err: error, nextTryInMs: wait }, `The database does not start: trying again in ${wait} ms`)
      await rest(wait, end)
    }
  }
}

/** Waits, or less when the end comes. The timer alone keeps no process alive. */
async function rest(ms: number, end: AbortSignal): Promise<void> {
  try {
    await pause(ms, undefined, { signal: end, ref: false })
  } catch (error) {
    if (!end.aborted) throw error
  }
}
