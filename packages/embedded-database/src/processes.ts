import { execFile } from 'node:child_process'
import { open, readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const ps = promisify(execFile)
const onLinux = process.platform === 'linux'

/** A running process: its id and its command line, arguments parted by single spaces. */
export interface RunningProcess {
  pid: number
  command: string
}

/**
 * What distinguishes a process from a later one with the same id: the boot and the moment it was started in.
 * `undefined` when no such process lives; a zombie does not live, whatever `kill(pid, 0)` says.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (!onLinux) return identityByPs(pid)
  const stat = await readLine(`/proc/${pid}/stat`).catch(absent)
  if (stat === undefined) return undefined
  // The command stands in parentheses and may hold any character, so fields are counted after the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${await bootId()}/${fields[19]}`
}

/** The command line of a process, `undefined` when it is gone. */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (!onLinux) return (await listByPs(['-p', String(pid)]))[0]?.command
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(absent)
  return line?.replaceAll('\0', ' ').trim() || undefined
}

/** Every process that has a command line and may be seen by us. */
export async function listProcesses(): Promise<RunningProcess[]> {
  if (!onLinux) return listByPs(['-ax'])
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const seen = await Promise.all(pids.map(async pid => ({ pid, command: await commandOf(pid) })))
  return seen.filter((each): each is RunningProcess => each.command !== undefined)
}

/** Sends a signal; `false` when the process had gone already. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

let boot: Promise<string> | undefined

/** The same as long as this process lives. */
function bootId(): Promise<string> {
  boot ??= readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(text => text.trim())
  return boot
}

/** A file of one short line. `readFile` takes 64 KiB for each look at one of unknown size, and the watch looks often. */
async function readLine(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(1_024), 0, 1_024, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function identityByPs(pid: number): Promise<string | undefined> {
  const { stdout } = await ps('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(nothingListed)
  const [state, ...started] = stdout.trim().split(/\s+/)
  return state && !state.startsWith('Z') ? started.join(' ') : undefined
}

async function listByPs(which: string[]): Promise<RunningProcess[]> {
  const { stdout } = await ps('ps', [...which, '-o', 'pid=,command=']).catch(nothingListed)
  return [...stdout.matchAll(/^\s*(\d+)\s+(.+)$/gm)].map(([, pid, command]) => ({
    pid: Number(pid),
    command: command!,
  }))
}

/** `ps` exits with 1 when it lists nobody: an answer, not a failure. */
function nothingListed(error: { code?: number | string }): { stdout: string } {
  if (error.code === 1) return { stdout: '' }
  throw error
}

/** A process may end between being listed and being read (ESRCH), or before (ENOENT). */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
  throw error
}
