import type { Clock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/database.ts'

export interface ReadinessOptions {
  db: Database
  clock: Clock
  /** Whether the process is about to end. */
  isStopping?: () => boolean
}

/** A balancer asks every second or two, and takes silence for an answer only after longer. */
const patienceMs = 2_000

/** Why this process should be given no requests now: one word for `/readyz`; null when it should. */
export async function whyNotReady({
  db,
  clock,
  isStopping,
}: ReadinessOptions): Promise<'stopping' | 'clock' | 'database' | null> {
  if (isStopping?.()) return 'stopping'
  if (!clock.isTrusted()) return 'clock'
  return (await answers(db)) ? null : 'database'
}

async function answers({ pool }: Database): Promise<boolean> {
  const silence = Promise.withResolvers<boolean>()
  const patience = setTimeout(() => silence.resolve(false), patienceMs)
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, silence.promise]).finally(() => clearTimeout(patience))
}
