import type { Operation } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Call } from '../api/call.ts'
import type { Viewer } from '../api/viewer.ts'
import type { Clock } from '../db/clock.ts'
import { createRateLimiter } from './bucket.ts'
import { networkOf } from './network.ts'
import { rateLimits } from './rate-limits.ts'
import { createSharedLimit } from './shared-limit.ts'

/** One call whose caller and input are known to be in order. */
export interface CountedCall {
  readonly operation: Operation
  readonly viewer: Pick<Viewer, 'id'> | null
  readonly query: unknown
  readonly call: Pick<Call, 'remoteAddress'>
}

export interface CallLimits {
  /** Counts one call. Throws `rate_limited`. */
  admit(asked: CountedCall): Promise<void>
}

export interface CallLimitsOptions {
  readonly pool: Pool
  /** Default: this process's monotonic one, for nothing here is decided by the time of day. */
  readonly clock?: Pick<Clock, 'now'>
  /** Calls a second of all visitors of one address together; 0: no limit. Default: `rateLimits`. */
  readonly visitorsPerSecond?: number
}

/** The calls of an attempt, which have a limit of their own. */
export const attemptCalls: readonly string[] = [
  'exams.joinExam',
  'exams.getPaper',
  'exams.getSealedPaper',
  'exams.getQuiz',
  'exams.draftAnswers',
  'exams.submitAttempt',
  'exams.submitArchiveAttempt',
]

/** Calls that write texts which others read. */
export const textCalls: readonly string[] = [
  'auth.updateUser',
  'billing.refundPayment',
  'exams.setRankAlias',
  'programs.createReview',
]

const monotonic = { now: () => performance.now() }

/**
 * How many calls somebody may make: texts and searches counted over all processes, the rest in this process, by person or,
 * for visitors, by address. Signing in has a limit of its own, since that counts what goes wrong.
 */
export function createCallLimits({
  pool,
  clock = monotonic,
  visitorsPerSecond = rateLimits.visitorsPerSecond,
}: CallLimitsOptions): CallLimits {
  const attempt = createRateLimiter(rateLimits.attempt, clock)
  const person = createRateLimiter(rateLimits.person, clock)
  const visitors =
    visitorsPerSecond > 0
      ? createRateLimiter(
          { burst: visitorsPerSecond * rateLimits.visitorBurstSeconds, perSecond: visitorsPerSecond },
          clock,
        )
      : null
  const text = createSharedLimit({ pool, name: 'text', ...rateLimits.texts })
  const search = createSharedLimit({ pool, name: 'search', ...rateLimits.searches })
  const visitorSearch = createSharedLimit({ pool, name: 'visitor-search', ...rateLimits.visitorSearches })

  return {
    async admit({ operation, viewer, query, call }) {
      if (attemptCalls.includes(operation.id)) {
        // A paper is asked for by its secret address, without saying by whom: a whole class may sit behind one network.
        if (viewer) attempt.take(String(viewer.id))
        return
      }
      const key = viewer ? String(viewer.id) : networkOf(call.remoteAddress)
      const inMemory = viewer ? person : visitors
      inMemory?.take(key)
      if (isSearch(query)) await (viewer ? search : visitorSearch).consume(key)
      else if (viewer && textCalls.includes(operation.id)) await text.consume(key)
    },
  }
}

function isSearch(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'search' in query && query.search !== undefined
}
