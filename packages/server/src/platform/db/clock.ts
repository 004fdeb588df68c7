import type { PoolClient } from 'pg'
import type { Log } from '../log.ts'

type Queryable = Pick<PoolClient, 'query'>

/** The clock that decides (decision 0004). Milliseconds since 1970. Tests inject one. */
export interface Clock {
  now(): number
  /** Whether this process agrees with the database. */
  isTrusted(): boolean
  /**
   * The database's own time, read on this connection: to be asked within the transaction of whatever cannot be undone.
   * Throws `ClockDisagreement` when it is more than a second from `now()`.
   */
  confirm(client: Queryable): Promise<number>
}

export interface DatabaseClock extends Clock {
  /** Compares with the database now; it happens by itself every ten seconds. */
  measure(): Promise<void>
  stop(): void
}

/** This process and the database do not agree what time it is; nothing irrevocable may be done. */
export class ClockDisagreement extends Error {
  override readonly name = 'ClockDisagreement'

  constructor(apartMs: number) {
    super(`This process is ${Math.round(apartMs)} ms away from the database’s clock`)
  }
}

export interface DatabaseClockOptions {
  log: Log
  /** Milliseconds from any beginning that nobody can set; default `performance.now`. */
  monotonic?: () => number
}

const everyMs = 10_000
/** Further apart, one of the two has been stepped: a host's clock was set, a machine slept, a database moved. */
const toleratedMs = 1_000
/** A measurement of this precision improves the one before; a worse one only contradicts it. */
const preciseMs = 50
/** So many measurements in a row must agree on a step of the database's clock before it is believed. */
const agreeing = 3

/**
 * The database's clock, carried on between measurements by this machine's monotonic clock: setting a host's wall clock
 * moves nothing here. A step of the database's own clock is believed after three measurements; until then this process
 * is not trusted.
 *
 * @throws Error when the database does not answer.
 */
export async function createDatabaseClock(
  pool: Queryable,
  { log, monotonic = () => performance.now() }: DatabaseClockOptions,
): Promise<DatabaseClock> {
  let { base } = await bestOfThree(pool, monotonic)
  let doubt: { base: number; times: number } | null = null

  function suspect(candidate: number): void {
    if (!doubt) log.error({ apart_ms: Math.round(candidate - base) }, 'the database’s clock is not where it was')
    const agrees = doubt && Math.abs(candidate - doubt.base) <= toleratedMs
    doubt = { base: candidate, times: agrees ? doubt!.times + 1 : 1 }
  }

  function learn(measured: Measurement): void {
    const apart = Math.abs(measured.base - base)
    if (apart - measured.error > toleratedMs) suspect(measured.base)
    else if (measured.error <= preciseMs || apart > measured.error) base = measured.base
    if (apart - measured.error <= toleratedMs) doubt = null
    if (doubt && doubt.times >= agreeing) {
      log.warn({ apart_ms: Math.round(measured.base - base) }, 'going by the database’s new clock')
      base = measured.base
      doubt = null
    }
  }

  const now = () => Math.round(monotonic() + base)
  const measure = async () => learn(await bestOfThree(pool, monotonic))
  // A database that is away leaves the last measurement in force; readiness reports the database itself.
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs)
  timer.unref()
  return {
    now,
    measure,
    isTrusted: () => doubt === null,
    async confirm(client) {
      const { at, base: candidate, error } = await measureOnce(client, monotonic)
      const apart = Math.abs(candidate - base) - error
      if (apart <= toleratedMs) return at
      if (!doubt) suspect(candidate)
      throw new ClockDisagreement(apart)
    },
    stop: () => clearInterval(timer),
  }
}

interface Measurement {
  /** The database's time. */
  readonly at: number
  /** What to add to the monotonic clock. */
  readonly base: number
  /** How far the truth may lie to either side: half the round trip. */
  readonly error: number
}

/** The fastest answer is the tightest. */
async function bestOfThree(pool: Queryable, monotonic: () => number): Promise<Measurement> {
  let best = await measureOnce(pool, monotonic)
  for (let round = 1; round < 3; round++) {
    const next = await measureOnce(pool, monotonic)
    if (next.error < best.error) best = next
  }
  return best
}

async function measureOnce(client: Queryable, monotonic: () => number): Promise<Measurement> {
  const sent = monotonic()
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
  )
  const error = (monotonic() - sent) / 2
  const { at } = rows[0]!
  return { at, base: at - (sent + error), error }
}
