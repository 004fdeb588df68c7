import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'

export interface DashboardDeps {
  readonly db: Database
  readonly clock: Clock
}
