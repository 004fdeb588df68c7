import type { Viewer } from '../api/viewer.ts'
import type { ShowPicture } from '../auth/index.ts'
import type { PublicCache } from '../core/public-cache.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { FindProgramExams } from '../exams/index.ts'
import type { FindLearner } from './learner.ts'
import type { ReadPrograms } from './read-programs.ts'

/** Programmes, and who has which. */
export interface ProgramReading {
  readonly readPrograms: ReadPrograms
  readonly findLearner: FindLearner
}

/** What the operations on programmes stand on. */
export interface ProgramDeps extends ProgramReading {
  readonly db: Database
  readonly clock: Clock
  /** Holds what everybody reads alike of a programme. */
  readonly publicCache: PublicCache
  readonly findProgramExams: FindProgramExams
  /** Of people who wrote reviews. */
  readonly showPicture: ShowPicture
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
}

/** Who reads a programme, in which language. */
export interface ProgramReader {
  readonly viewer: Viewer | null
  readonly language: 'bn' | 'en'
}
