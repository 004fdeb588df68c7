import type { PoolClient } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { ShowPicture } from '../auth/index.ts'
import type { FindProgramExams } from '../exams/index.ts'
import type { FindLearner, PremiumUntil } from './learner.ts'
import type { ReadPrograms } from './read-programs.ts'
import type { FindExamBuyers } from './reminders/find-holders.ts'
import type { DatedFinders } from './routine/dated/dated-things.ts'
import type { PractisedDays } from './routine/present-line.ts'

/** Programs, and who has which. */
export interface ProgramReading {
  readonly readPrograms: ReadPrograms
  readonly findLearner: FindLearner
}

/** When a learner last handed in a practice of each of these topics; those that they never did are left out. */
export type FindPractisedDays = (person: bigint, topics: readonly number[]) => Promise<PractisedDays>

/** What the operations on programs stand on. */
export interface ProgramDeps extends ProgramReading {
  readonly db: Database
  readonly clock: Clock
  /** Holds what everybody reads alike of a program. */
  readonly publicCache: PublicCache
  readonly findProgramExams: FindProgramExams
  readonly findPractisedDays: FindPractisedDays
  /** What has an exam outside programs, by its kind. */
  readonly datedFinders: DatedFinders
  /** Orders of a program for taka that are not settled yet. */
  readonly countOpenOrders: (client: PoolClient, program: number) => Promise<number>
  readonly findExamBuyers: FindExamBuyers
  readonly premiumUntil: PremiumUntil
  /** Of people who wrote reviews. */
  readonly showPicture: ShowPicture
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
}

/** Who reads a program, in which language. */
export interface ProgramReader {
  readonly viewer: Viewer | null
  readonly language: 'bn' | 'en'
}
