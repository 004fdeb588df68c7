import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Config } from '../src/app/config.ts'

/** What seeding needs, as it goes from one process to another. */
export interface SeedOrder {
  /** Of the database. */
  readonly url: string
  /** Of the sandbox. */
  readonly issuer: string
  readonly now: number
  /** The signing key of the settings; without one the database's. */
  readonly receiptKey: string | undefined
  readonly logLevel: Config['LOG_LEVEL']
}

/**
 * Seeds a fresh demo in a process of its own, which takes questions, typesetting, papers and thousands of sheets away
 * with it when it ends: the server would keep a hundred megabytes for them as long as it runs.
 */
export async function seedApart(order: SeedOrder): Promise<void> {
  const child = fork(new URL('./seed-process.ts', import.meta.url))
  const ended = once(child, 'exit')
  // An order that does not arrive shows in how the process ends.
  child.send(order, () => undefined)
  const [code, signal] = await ended
  if (code !== 0) throw new Error(`The demo could not be seeded: its process ended with ${code ?? signal}`)
}
