import { isIPv6 } from 'node:net'
import type { Clock } from '../db/clock.ts'
import { AppError } from '../errors.ts'

/** A token bucket: `burst` calls at once, then `perSecond`. */
export interface RateLimit {
  readonly burst: number
  readonly perSecond: number
}

export interface RateLimiter {
  /** Counts one call. Throws `rate_limited` with the seconds after which one more is allowed. */
  take(remoteAddress: string): void
}

interface Bucket {
  tokens: number
  at: number
}

const maxBuckets = 20_000

/**
 * Limits calls by remote address, in this process alone. A whole coaching centre may sit behind one address, so limits
 * are meant to stop machines that guess, not classes that sign in together.
 *
 * @example
 * const limiter = createRateLimiter({ burst: 300, perSecond: 5 }, clock)
 * limiter.take(call.remoteAddress)
 */
export function createRateLimiter({ burst, perSecond }: RateLimit, clock: Clock): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const refilled = ({ tokens, at }: Bucket, now: number) =>
    Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond)

  function makeRoom(now: number): void {
    for (const [network, bucket] of buckets) if (refilled(bucket, now) >= burst) buckets.delete(network)
    // Still full: a flood from everywhere. A tenth goes, the longest unheard of first; one by one would cost too much.
    for (const network of buckets.keys()) {
      if (buckets.size < maxBuckets * 0.9) return
      buckets.delete(network)
    }
  }

  return {
    take(remoteAddress) {
      const now = clock.now()
      const network = networkOf(remoteAddress)
      const known = buckets.get(network)
      if (!known && buckets.size >= maxBuckets) makeRoom(now)
      const tokens = known ? refilled(known, now) : burst
      if (tokens < 1) throw new AppError('rate_limited', { retryAfter: Math.ceil((1 - tokens) / perSecond) })
      buckets.delete(network)
      buckets.set(network, { tokens: tokens - 1, at: now })
    },
  }
}

/** An IPv4 address as it is; of IPv6 the first 64 bits, since one household or phone holds all that follow. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
