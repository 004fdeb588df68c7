import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { type AttemptStore, createAttemptStore } from './attempts/attempt-store.ts'
import { createExamBookmarks, type ExamBookmarks } from './bookmarks/exam-bookmarks.ts'
import { createReadWithheld, type ReadWithheld } from './papers/embargo.ts'
import { createPeriodLists, type PeriodLists } from './standings/period/period-list.ts'
import { createStandingsStore, type StandingsStore } from './standings/standings-store.ts'

/** The functions of exams on which secrecy, the count of sheets and ranks rest. */
export interface ExamParts {
  readonly attempts: AttemptStore
  readonly standings: StandingsStore
  readonly periodLists: PeriodLists
  readonly bookmarks: ExamBookmarks
  readonly readWithheld: ReadWithheld
}

export function createExamParts(db: Database, clock: Clock): ExamParts {
  return {
    attempts: createAttemptStore(db.pool),
    standings: createStandingsStore(db.pool),
    periodLists: createPeriodLists({ db, clock }),
    bookmarks: createExamBookmarks(db),
    readWithheld: createReadWithheld(db.pool, clock),
  }
}
