import type { JoinedAhead } from '@prostuti/sdk/exams/join-ahead'

/** What was done for an element before its code came. */
export interface Ahead {
  /** For the first attempt that is opened; null once it has been taken. */
  joined: JoinedAhead | null
  /** Ends the keeping of taps. */
  stop(): void
}

/** Known to the code that comes later, since both share this module. */
export const ahead = new WeakMap<Element, Ahead>()
