import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { refusal } from './refusal.ts'

export interface SharedLimitOptions {
  readonly pool: Pool
  /** Distinguishes the limits in their table. */
  readonly name: string
  /** So many within so many seconds. */
  readonly points: number
  readonly seconds: number
  readonly random?: () => number
}

/** A limit over all processes, by whatever key; each key's time begins with its first point. */
export interface SharedLimit {
  /** Counts so many, one unless said. Throws `rate_limited` for what is too many. */
  consume(key: string, cost?: number): Promise<void>
  /** Throws `rate_limited` where all points are used up, and counts nothing. */
  check(key: string): Promise<void>
  /** Counts one, and refuses nothing. */
  record(key: string): Promise<void>
}

/** So many refused callers a second are asked to come back after a key's time is over. */
const backPerSecond = 20

export function createSharedLimit({
  pool,
  name,
  points,
  seconds,
  random = Math.random,
}: SharedLimitOptions): SharedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // By our own migration; what has expired goes with our own purge.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // A flood costs the database nothing once it is refused.
    inMemoryBlockOnConsumed: points,
  })
  let refused = 0
  let refusedUntil = 0

  function refuse({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>) {
    const now = performance.now()
    if (now > refusedUntil) refused = 0
    refusedUntil = Math.max(refusedUntil, now + msBeforeNext)
    return refusal(msBeforeNext + (refused++ / backPerSecond) * 1000, random)
  }

  return {
    async consume(key, cost = 1) {
      await limiter.consume(keyOf(key), cost).catch(error => {
        throw isResult(error) ? refuse(error) : error
      })
    },
    async check(key) {
      const result = await limiter.get(keyOf(key))
      if (result && result.consumedPoints >= points) throw refuse(result)
    },
    async record(key) {
      await limiter.penalty(keyOf(key))
    },
  }
}

/** Addresses are nothing to keep in the clear. */
const keyOf = (key: string) => hash('sha256', key, 'base64url').slice(0, 22)

/** What the library throws for too many; everything else is an `Error`. */
function isResult(thrown: unknown): thrown is RateLimiterRes {
  return !(thrown instanceof Error)
}

/** Removes what counts for nobody any more. */
export async function purgeLimits(pool: Pool): Promise<void> {
  await pool.query('delete from rate_limits where expire < extract(epoch from clock_timestamp()) * 1000 - 60000')
}
