import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Trial } from '../runner/trial.ts'
import type { Ringing } from './ringing.ts'

/** A process that rings phones. */
export interface RingingProcess {
  /** Said again it sets the clock. */
  ring(ringing: Ringing): void
  /** As a deployment does: it finishes what is under way. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Loaded, and idle until it is told. Ended with the trial at the latest. */
export async function startRinging(trial: Trial): Promise<RingingProcess> {
  const child = fork(join(import.meta.dirname, 'ring-process.ts'))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const kill = () => end('SIGKILL')
  trial.after(kill)
  await once(child, 'message')
  return { ring: ringing => void child.send(ringing), stop: () => end('SIGTERM'), kill }
}
