import type { ReadConstants } from '../core/constants.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { ExamCatalog } from '../exams/index.ts'
import type { ProgramReading } from '../programs/index.ts'
import type { ExamAccess } from './exam-access.ts'
import type { CoinLedger } from './ledger.ts'

/** What the operations on coins and purchases stand on. */
export interface BillingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly constants: ReadConstants
  readonly exams: ExamCatalog
  readonly programs: ProgramReading
  readonly access: ExamAccess
  readonly coins: CoinLedger
}
