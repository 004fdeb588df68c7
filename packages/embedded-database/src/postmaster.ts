import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { give } from './account.ts'
import type { Cluster } from './cluster.ts'
import { exists, readIfThere } from './files.ts'
import { commandOf, listProcesses, processIdentity, signal } from './processes.ts'
import { run } from './run.ts'

/** PostgreSQL's first process, as long as it lives. `identity` distinguishes it from a later process with the same pid. */
export interface Postmaster {
  pid: number
  identity: string
}

const secondsToRecover = 120
const secondsToExit = 10
const largestLog = 10 * 1024 * 1024

/** The living postmaster of this cluster's data folder. A pid file alone proves nothing: pids are used again. */
export async function runningPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const [line, folder] = (await readIfThere(pidFile(cluster)))?.split('\n') ?? []
  const pid = Number(line)
  if (!folder || !(pid > 0)) return undefined
  // A copy of a running cluster's folder brings its pid file along; that postmaster is not ours to touch.
  if (folder !== cluster.data && (await exists(join(folder, 'postmaster.pid')))) return undefined
  const [identity, command] = await Promise.all([processIdentity(pid), commandOf(pid)])
  return identity && command?.includes(folder) ? { pid, identity } : undefined
}

/** Starts the cluster and waits until it answers, crash recovery included. */
export async function startPostmaster(cluster: Cluster): Promise<void> {
  await clearRemains(cluster)
  await prepareLog(cluster)
  const args = ['start', '-D', cluster.data, '-l', cluster.logFile, '-w', '-t', String(secondsToRecover)]
  try {
    await run(cluster.binaries.pgCtl, args, cluster.account)
  } catch (cause) {
    throw new Error(`PostgreSQL did not start. The end of ${cluster.logFile}:\n${await endOfLog(cluster)}`, { cause })
  }
}

/** Stops the cluster: open transactions are rolled back, what is committed is on disk. Nothing runs afterwards. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = await runningPostmaster(cluster)
  if (!postmaster) return clearRemains(cluster)
  const stop = (mode: string) =>
    run(cluster.binaries.pgCtl, ['stop', '-D', cluster.data, '-w', '-t', '30', '-m', mode], cluster.account)
  try {
    await stop('fast')
  } catch (error) {
    if (!(await runningPostmaster(cluster))) return clearRemains(cluster)
    cluster.log.warn(
      { err: error },
      'The database did not stop in time: stopping it at once, it will recover when started',
    )
    await stop('immediate')
  }
  await waitForExit(postmaster)
}

/** `pg_ctl` waits for the pid file to go, which the process removes shortly before it exits. */
async function waitForExit({ pid, identity }: Postmaster): Promise<void> {
  const until = Date.now() + secondsToExit * 1_000
  while ((await processIdentity(pid)) === identity) {
    if (Date.now() > until) throw new Error(`PostgreSQL (process ${pid}) has not exited`)
    await pause(10)
  }
}

/**
 * What a killed postmaster leaves behind would keep the next one from starting: its children, who hold the shared memory
 * until they notice (they write nothing more that was acknowledged: SIGQUIT makes them leave), and files that name a pid.
 */
async function clearRemains(cluster: Cluster): Promise<void> {
  await dismiss(cluster, 'SIGQUIT', 3_000)
  await dismiss(cluster, 'SIGKILL', 5_000)
  const socket = join(cluster.socket, '.s.PGSQL.5432')
  for (const file of [pidFile(cluster), socket, `${socket}.lock`]) await rm(file, { force: true })
}

async function dismiss(cluster: Cluster, how: NodeJS.Signals, patience: number): Promise<void> {
  const until = Date.now() + patience
  for (let orphans = await children(cluster); orphans.length > 0; orphans = await children(cluster)) {
    if (Date.now() > until) return
    for (const pid of orphans) signal(pid, how)
    await pause(50)
  }
}

async function children(cluster: Cluster): Promise<number[]> {
  const title = `postgres: ${cluster.name}: `
  // A child that was only just forked still goes by the postmaster's own command line.
  const untitled = `/postgres -D ${cluster.data}`
  const found = (await listProcesses()).filter(({ command }) => command.startsWith(title) || command.endsWith(untitled))
  const living = await Promise.all(found.map(async ({ pid }) => ((await processIdentity(pid)) ? [pid] : [])))
  return living.flat()
}

/** The log belongs to the cluster's user, in a folder where that user may create nothing. One older log is kept. */
async function prepareLog(cluster: Cluster): Promise<void> {
  const { logFile } = cluster
  if ((await exists(logFile)) && (await stat(logFile)).size > largestLog) await rename(logFile, `${logFile}.1`)
  await writeFile(logFile, '', { flag: 'a', mode: 0o600 })
  await give(logFile, cluster.account)
}

async function endOfLog(cluster: Cluster): Promise<string> {
  return (await readFile(cluster.logFile, 'utf8')).trimEnd().split('\n').slice(-12).join('\n')
}

function pidFile(cluster: Cluster): string {
  return join(cluster.data, 'postmaster.pid')
}
