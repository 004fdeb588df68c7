import type { Language, UserInfo, UserPurchase } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'

export interface DashboardDeps {
  readonly db: Database
  readonly clock: Clock
  /** A person as they see themselves. Throws `not_signed_in` for one who is gone. */
  readonly userInfo: (user: bigint) => Promise<UserInfo>
  /** What a person has and what they have paid for. */
  readonly purchases: (user: bigint, language: Language) => Promise<UserPurchase[]>
}
