import type { Pool } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { createRateLimiter, type RateLimit } from '../../../platform/http/limits/bucket.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { rateLimits } from '../../../platform/http/limits/rate-limits.ts'
import { createSharedLimit } from '../../../platform/http/limits/shared-limit.ts'

export interface SignInLimits {
  /** Sign-ins of one address in one process. */
  readonly people?: RateLimit
  /** Attempts of one address that went wrong, over all processes, within a minute. */
  readonly bad?: number
}

export interface SignInGate {
  /**
   * Does the work of one sign-in, unless too many from the same address went wrong. One that goes wrong now counts; people
   * who sign in do not, however many share an address. Throws `rate_limited`.
   */
  pass<T>(call: Pick<Call, 'remoteAddress'>, work: () => Promise<T>): Promise<T>
}

/** Limits sign-ins as `rateLimits` has it, unless a test says otherwise. */
export function createSignInGate(
  pool: Pool,
  clock: Clock,
  { people = rateLimits.signIns, bad = rateLimits.failedSignIns.points }: SignInLimits,
): SignInGate {
  const signIns = createRateLimiter(people, clock)
  const badAttempts = createSharedLimit({
    pool,
    name: 'bad-sign-in',
    points: bad,
    seconds: rateLimits.failedSignIns.seconds,
  })
  return {
    async pass({ remoteAddress }, work) {
      const network = networkOf(remoteAddress)
      signIns.take(network)
      await badAttempts.check(network)
      try {
        return await work()
      } catch (error) {
        if (isGuess(error)) await badAttempts.record(network)
        throw error
      }
    },
  }
}

/**
 * What was brought is nothing that we or the provider ever gave out; trouble on our side is nobody's guess, nor is a merge
 * that comes when the anonymous session is over.
 */
function isGuess(error: unknown): boolean {
  const refused = error instanceof AppError && (error.status === 401 || error.status === 403)
  return refused && error.code !== 'not_signed_in'
}
