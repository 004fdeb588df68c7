import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'

/** Whether a person has put this circular's exam into their routine. */
export type InRoutine = (userId: bigint, kind: 'circular', id: string) => Promise<boolean>

/** Ids of who keeps the exams of these circulars in the routine, by the circular's id. Programs fulfil it. */
export type FindRoutinesWith = (
  kind: 'circular',
  ids: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>

/** What the calls of circulars stand on. */
export interface CircularDeps {
  readonly db: Database
  /** Where people read circulars: connections and a time limit of their own, so that nothing slow there holds up an exam. */
  readonly readDb: Database
  readonly clock: Clock
  /** Holds what every person reads alike. */
  readonly publicCache: PublicCache
  readonly inRoutine: InRoutine
  readonly findRoutinesWith: FindRoutinesWith
}

/** A list turns over of itself as circulars open and end: nobody sees one for longer than this, in milliseconds. */
export const shortly = { maxAgeMs: 10_000 } as const
