import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'

export interface DashboardDeps {
  readonly db: Database
  readonly clock: Clock
}
