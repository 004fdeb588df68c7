import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import type { TaskQueue } from '../../platform/tasks/tasks.ts'
import type { ReadConstants } from '../core/index.ts'
import type { ExamCatalog } from '../exams/index.ts'
import type { ProgramReading } from '../programs/index.ts'
import type { ExamAccess } from './exam-access.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import type { CoinLedger } from './ledger.ts'
import type { LockOrder } from './orders/lock-order.ts'
import type { FindValidationFault } from './payments/find-validation-fault.ts'

/** What paying for taka stands on. */
export interface PaymentDeps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly constants: ReadConstants
  readonly coins: CoinLedger
  /** Null: nothing is sold for taka here. */
  readonly gateway: PaymentGateway | null
  readonly findValidationFault: FindValidationFault
  readonly lockOrder: LockOrder
  /** Where people reach the site, without a slash at the end. */
  readonly siteUrl: string
  /** Whether a partner has registered exactly this address to come back to. */
  isRegisteredRedirect(address: string): Promise<boolean>
}

/** What the operations on coins and purchases stand on. */
export interface BillingDeps extends PaymentDeps {
  readonly clock: Clock
  readonly exams: ExamCatalog
  readonly programs: ProgramReading
  readonly access: ExamAccess
  readonly tasks: TaskQueue
  /** People by a name or an e-mail: who looks for a payment seldom knows its number. */
  readonly findNamed: (text: string, most: number) => Promise<NamedPeople | null>
}

/** Whom a name finds. */
interface NamedPeople {
  /** The first of them; more than `most` where there are more. */
  readonly ids: readonly string[]
  /** Whether the person in this column is one of them. */
  isOf(column: SQL): SQL
}
