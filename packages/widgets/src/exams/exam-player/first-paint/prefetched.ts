import type { PrefetchedAttempt } from '@prostuti/sdk/exams/prefetch/paper'

/** What the loader has prefetched for an element before the player's code. */
export interface Prefetched {
  /** For the first attempt that is opened; null once it has been taken. */
  joined: PrefetchedAttempt | null
  /** Ends the keeping of taps. */
  stop(): void
}

/** Known to the code that comes later, since both share this module. */
export const prefetched = new WeakMap<Element, Prefetched>()
