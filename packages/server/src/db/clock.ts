import type { Pool } from 'pg'

/** The clock that decides. Milliseconds since 1970. Tests inject one. */
export interface Clock {
  now(): number
  /** Whether this process agrees with the database to within 100 ms. */
  isTrusted(): boolean
}

export interface DatabaseClock extends Clock {
  stop(): void
}

const toleratedMs = 100
const everyMs = 10_000

/** The database's clock: the process measures its offset from it, corrects by it, and says when it is too large. */
export async function createDatabaseClock(pool: Pick<Pool, 'query'>): Promise<DatabaseClock> {
  let offset = await measureOffset(pool)
  const timer = setInterval(async () => {
    // A database that is down leaves the last offset in force; readiness reports the database itself.
    offset = await measureOffset(pool).catch(() => offset)
  }, everyMs)
  timer.unref()
  return {
    now: () => Date.now() + offset,
    isTrusted: () => Math.abs(offset) <= toleratedMs,
    stop: () => clearInterval(timer),
  }
}

/** The best of three: the true offset lies within half the round trip, so the fastest answer is the tightest. */
async function measureOffset(pool: Pick<Pool, 'query'>): Promise<number> {
  let best = { trip: Number.POSITIVE_INFINITY, offset: 0 }
  for (let round = 0; round < 3; round++) {
    const sent = Date.now()
    const started = performance.now()
    const { rows } = await pool.query<{ at: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    )
    const trip = performance.now() - started
    if (trip < best.trip) best = { trip, offset: rows[0]!.at - (sent + trip / 2) }
  }
  // Below a millisecond it is noise, and a whole number keeps instants exact.
  return Math.round(best.offset)
}
