import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BenchDatabase } from './bench-database.ts'

/** A program of the bench's own that prints its port, running beside our server. */
export interface BareServer {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** The bare server (`bare-server.ts`). */
export function startBareServer({ url }: BenchDatabase): Promise<BareServer> {
  return startProgram(join(import.meta.dirname, 'bare-server.ts'), url)
}

/** Starts a program with one argument and waits for its port. */
export async function startProgram(path: string, argument: string): Promise<BareServer> {
  const child = spawn(process.execPath, [path, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for await (const port of createInterface({ input: child.stdout })) {
    return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop }
  }
  throw new Error(`${path} ended before it listened`)
}
