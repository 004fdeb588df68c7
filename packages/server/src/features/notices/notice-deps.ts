import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'

/** What the calls of notices stand on. */
export interface NoticeDeps {
  readonly db: Database
  readonly clock: Clock
}

/** What is scheduled appears of itself: nobody waits longer for it than this, in milliseconds. */
export const shortly = { maxAgeMs: 10_000 } as const
