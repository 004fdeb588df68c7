import type { RateLimit } from './bucket.ts'

/** A number of calls within a time, counted over all processes. */
export interface SharedRate {
  readonly points: number
  readonly seconds: number
}

/**
 * Every rate limit of the product. A `RateLimit` is counted in each process, a `SharedRate` over all of them. By person where
 * one is signed in, else by network address (decision 0005).
 */
export const rateLimits = {
  /** Calls of an attempt. A hand that taps as fast as it can makes a tenth of this. */
  attempt: { burst: 2_000, perSecond: 100 } satisfies RateLimit,
  /** All other calls of one person. */
  person: { burst: 2_000, perSecond: 50 } satisfies RateLimit,
  /** Calls of one person that write anything, those of an attempt apart: a hand that sorts questions makes half of this. */
  writes: { burst: 120, perSecond: 2 } satisfies RateLimit,
  /** The same of all people of one address: a coaching centre, or a carrier's customers behind one of its addresses. */
  writesOfAddress: { burst: 3_000, perSecond: 50 } satisfies RateLimit,
  /** Calls of one person that spend coins or begin a payment. */
  spending: { points: 30, seconds: 60 } satisfies SharedRate,
  /** Calls a second of all visitors of one address, where `VISITOR_CALLS_PER_SECOND` is not set. */
  visitorsPerSecond: 500,
  /** Seconds' worth of visitors' calls that may come at once. */
  visitorBurstSeconds: 10,
  /** Texts that others read. */
  texts: { points: 60, seconds: 60 } satisfies SharedRate,
  /** Pictures and sheets: one for each mebibyte begun, since each is read and re-encoded. */
  uploads: { points: 300, seconds: 600 } satisfies SharedRate,
  searches: { points: 120, seconds: 60 } satisfies SharedRate,
  /** All visitors of one address together. */
  visitorSearches: { points: 1_200, seconds: 60 } satisfies SharedRate,
  /** Questions whether a person’s number is in a list of one address, signed in or not: few, so that nobody tries them all. */
  lookups: { points: 10, seconds: 60 } satisfies SharedRate,
  /** Sign-ins of one address: a coaching centre or a carrier in the minute before an exam. */
  signIns: { burst: 3_000, perSecond: 50 } satisfies RateLimit,
  /** Failed sign-ins of one address. */
  failedSignIns: { points: 300, seconds: 60 } satisfies SharedRate,
}
