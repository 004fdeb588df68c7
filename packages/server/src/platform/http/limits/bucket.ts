import { LRUCache } from 'lru-cache'
import type { Clock } from '../../db/clock.ts'
import { refusal } from './refusal.ts'

/** A token bucket: `burst` calls at once, then `perSecond`. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

export interface RateLimiter {
  /** Counts one call. Throws `rate_limited` with the seconds after which another try makes sense. */
  take(key: string): void
}

interface Bucket {
  tokens: number
  at: number
  /** When the caller refused last was asked to come again. */
  promised: number
}

const maxBuckets = 20_000

/**
 * Limits calls by whatever key, in this process alone. Each refused caller is given a later moment than the one before,
 * as far as a token is there for each: all given the same would come again together.
 *
 * @example
 * const limiter = createRateLimiter({ burst: 300, perSecond: 5 }, clock)
 * limiter.take(networkOf(call.remoteAddress))
 */
export function createRateLimiter(
  { burst, perSecond }: RateLimit,
  clock: Pick<Clock, 'now'>,
  random: () => number = Math.random,
): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  const refilled = ({ tokens, at }: Bucket, now: number) =>
    Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond)

  return {
    take(key) {
      const now = clock.now()
      const bucket = buckets.get(key) ?? { tokens: burst, at: now, promised: Number.NEGATIVE_INFINITY }
      const tokens = refilled(bucket, now)
      if (tokens >= 1) {
        buckets.set(key, { ...bucket, tokens: tokens - 1, at: now })
        return
      }
      bucket.promised = Math.max(now + ((1 - tokens) / perSecond) * 1000, bucket.promised + 1000 / perSecond)
      throw refusal(bucket.promised - now, random)
    },
  }
}
