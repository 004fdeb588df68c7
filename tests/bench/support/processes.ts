import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Linux counts a process's time in hundredths of a second (`USER_HZ`), on every machine. */
const tickMs = 10
const megabyte = 1024

interface Stat {
  readonly parent: number
  readonly ownMs: number
  /** Of its children that have ended. */
  readonly endedMs: number
}

/** From `/proc/<pid>/stat` (proc(5)); null when the process is gone. */
async function statOf(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The name stands in brackets and may hold blanks and brackets itself: count from behind the last one.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number]
  return { parent: fields[1]!, ownMs: (user + system) * tickMs, endedMs: (endedUser + endedSystem) * tickMs }
}

/** CPU time that a process has used so far, in milliseconds. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await statOf(pid)
  if (!stat) throw new Error(`There is no process ${pid} in /proc: this row is measured on Linux alone`)
  return stat.ownMs
}

/** CPU time of a process and all its children, ended ones too, in milliseconds. */
export async function cpuOfFamily(pid: number): Promise<number> {
  const own = await statOf(pid)
  if (!own) throw new Error(`There is no process ${pid} in /proc: this row is measured on Linux alone`)
  const children = await Promise.all((await childrenOf(pid)).map(statOf))
  return children.reduce((sum, child) => sum + (child?.ownMs ?? 0), own.ownMs + own.endedMs)
}

const idle = { lookMs: 10_000, share: 0.05, withinMs: 180_000 }

/**
 * Waits until a process has used at most a twentieth of a core for ten seconds.
 *
 * @throws Error when it is still at work after three minutes
 */
export async function untilIdle(pid: number): Promise<void> {
  const end = performance.now() + idle.withinMs
  while (performance.now() < end) {
    const [before, since] = [await cpuOf(pid), performance.now()]
    await sleep(idle.lookMs)
    if ((await cpuOf(pid)) - before <= idle.share * (performance.now() - since)) return
  }
  throw new Error(`Process ${pid} is still at work after ${idle.withinMs / 1000} s.`)
}

async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const stats = await Promise.all(pids.map(statOf))
  return pids.filter((_, index) => stats[index]?.parent === pid)
}

/** The first process of the cluster in this folder. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

/** Memory of a process in MB: what it shares with others counts by its share (PSS). */
async function memoryOf(pid: number): Promise<Record<'pss' | 'rss' | 'anonymous' | 'pssAnonymous', number>> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / megabyte
  return { pss: field('Pss'), rss: field('Rss'), anonymous: field('Anonymous'), pssAnonymous: field('Pss_Anon') }
}

/** Memory of a Node process in MB. Its program counts whole, though the bench's own Node shares it. */
export async function memoryOfNode(pid: number): Promise<number> {
  const { rss, anonymous, pssAnonymous } = await memoryOf(pid)
  return rss - anonymous + pssAnonymous
}

/** Memory of a Node process in MB, with what its children hold besides. */
export async function memoryOfServer(pid: number): Promise<number> {
  return (await memoryOfNode(pid)) + (await memoryOfChildren(pid))
}

/** PSS of a process's children in MB. */
export async function memoryOfChildren(pid: number): Promise<number> {
  // One that has ended meanwhile holds nothing.
  const children = await Promise.all((await childrenOf(pid)).map(child => memoryOf(child).catch(() => null)))
  return children.reduce((sum, child) => sum + (child?.pss ?? 0), 0)
}

/** PSS of a process and its children in MB: what they share with one another counts once. */
export async function memoryOfFamily(pid: number): Promise<number> {
  const all = await Promise.all([pid, ...(await childrenOf(pid))].map(memoryOf))
  return all.reduce((sum, { pss }) => sum + pss, 0)
}
