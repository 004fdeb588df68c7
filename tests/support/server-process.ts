import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeFlags } from '@prostuti/server/app/start/node-flags'

const root = join(import.meta.dirname, '../..')

/** How a process ended: one of the two is set. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null }

/** A whole Prostuti in a process of its own, for tests that need a real one to load, kill and start again. */
export type ServerProcess = {
  /** The site and the API, without a slash at its end. */
  url: string
  /** The page of a partner on another site. */
  partnerUrl: string
  /** The sandbox's sign-in provider and payment gateway. */
  sandboxUrl: string
  pid: number
  /**
   * Sends a signal and waits until the process is gone; meant for signals that end it. The data folder stays, and after
   * a SIGKILL so does its database, until the next start on that folder adopts it.
   */
  kill(signal: NodeJS.Signals): Promise<Ending>
  /** Stops it as an operator would and removes the data folder if it was ours; fails when it does not stop cleanly. */
  stop(): Promise<void>
  /** All it has printed so far. */
  output(): string
}

export type ServerProcessOptions = {
  /** Over those of this process. */
  env?: Record<string, string>
  /** Kept afterwards, so that a second process can go on where a first one was killed; without one, a temporary folder. */
  dataFolder?: string
  /** Milliseconds until the server must be ready: a new folder is initialised, migrated and seeded first. */
  readyWithin?: number
  /** The program to run. */
  main?: string
}

type Addresses = { site: string; partner: string; sandbox: string }

/** Finds the line that the server prints for programs, among those it prints for people. */
export function findReadyLine(output: string): Addresses | undefined {
  const line = output
    .split('\n')
    .slice(0, -1)
    .find(text => text.startsWith('{"event":"ready"'))
  return line === undefined ? undefined : JSON.parse(line)
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-'))
  await chmod(folder, 0o755) // as root the database runs as a user of its own, who must get in
  return folder
}

function record(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', chunk => (text += chunk))
  return () => text
}

async function untilReady(child: ChildProcess, output: () => string, readyWithin: number): Promise<Addresses> {
  const deadline = Date.now() + readyWithin
  while (Date.now() < deadline) {
    const addresses = findReadyLine(output())
    if (addresses) return addresses
    if (hasEnded(child)) throw new Error(`The server ended before it was ready. It printed:\n${output()}`)
    await sleep(20)
  }
  throw new Error(`The server was not ready within ${readyWithin} ms. It printed:\n${output()}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  if (!hasEnded(child)) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return { code: child.exitCode, signal: child.signalCode }
}

async function stopCleanly(child: ChildProcess, output: () => string): Promise<void> {
  if (hasEnded(child)) return
  const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const { code, signal } = await end(child, 'SIGTERM')
  clearTimeout(impatience)
  if (code !== 0) throw new Error(`The server did not stop cleanly (${signal ?? code}). It printed:\n${output()}`)
}

/** In tests one address stands for a country's visitors. */
const oneAddress = { VISITOR_CALLS_PER_SECOND: '0' }

/**
 * Starts the server on free ports and waits until it is ready.
 *
 * @throws Error with all the server printed, when it ends or is silent for too long
 * @example
 * const server = await startServer({ dataFolder })
 * await fetch(`${server.url}/healthz`)
 * await server.kill('SIGKILL')
 */
export async function startServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const { main = join(root, 'packages/server/src/main.ts'), readyWithin = 120_000 } = options
  const dataFolder = options.dataFolder ?? (await temporaryFolder())
  const free = { PORT: '0', PARTNER_PORT: '0', SANDBOX_PORT: '0' }
  const env = {
    ...process.env,
    ...free,
    PROSTUTI_DATA: dataFolder,
    PROSTUTI_READY_LINE: '1',
    ...oneAddress,
    ...options.env,
  }
  const child = spawn(process.execPath, [...nodeFlags, main], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = record(child)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))

  const cleanUp = async () => {
    if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
  }

  const addresses = await untilReady(child, output, readyWithin).catch(async error => {
    await end(child, 'SIGKILL')
    await cleanUp()
    throw error
  })
  return {
    url: addresses.site,
    partnerUrl: addresses.partner,
    sandboxUrl: addresses.sandbox,
    pid: child.pid!,
    kill: signal => end(child, signal),
    stop: () => stopCleanly(child, output).finally(cleanUp),
    output,
  }
}
