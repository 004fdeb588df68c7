import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'

/** What a database said through its log, in order, for a test to look at. */
export function listeningLog(): { log: Log; said: string[] } {
  const said: string[] = []
  const write = (details: object | string, message?: string) => void said.push(message ?? String(details))
  return { log: { info: write, warn: write, error: write }, said }
}

/** A folder of the test's own, gone afterwards. Everybody may pass through it, as through most folders. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'prostuti-db-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The pid of the postmaster that the data folder names. */
export async function postmasterPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Asks again until the answer comes without an error. */
export async function eventually<T>(ask: () => Promise<T>, within = 10_000): Promise<T> {
  const until = Date.now() + within
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

/** Another server process, leader of a group of its own as in a terminal, that keeps a database in the folder. */
export async function otherServer(
  folder: string,
): Promise<{ child: ChildProcess; url: string; kill(): Promise<void> }> {
  const program = fileURLToPath(new URL('keep-database.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
    await ended
  }
  for await (const url of createInterface({ input: child.stdout })) return { child, url, kill }
  throw new Error('the other server ended before its database was up')
}
