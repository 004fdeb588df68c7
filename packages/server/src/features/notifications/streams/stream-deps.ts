import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Log } from '../../../platform/log.ts'

/** Which of these people are in a live attempt that has not ended. */
export type FindSitting = (people: readonly string[]) => Promise<ReadonlySet<string>>

/** Which of these sessions, by the hashes of their tokens in hex, still stand. */
export type FindSessions = (hashes: readonly string[]) => Promise<ReadonlySet<string>>

export interface StreamDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly findSitting: FindSitting
  readonly findSessions: FindSessions
  /** Streams that this process keeps open at most. */
  readonly maxStreams: number
}
