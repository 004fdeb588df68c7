import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Feature } from '../../platform/feature.ts'
import { purgeLimits } from '../../platform/http/limits/shared-limit.ts'
import { coreRows } from './core-rows.ts'
import { type ConfigOptions, createGetConfig } from './get-config.ts'
import { createGetConstants } from './get-constants.ts'
import { createListFeedback } from './list-feedback.ts'
import { createSendFeedback } from './send-feedback.ts'
import { createStaffMembers } from './staff/index.ts'

export {
  type CoinOptionRow,
  type Constants,
  presentCoinOptions,
  type ReadConstants,
  readConstants,
} from './constants.ts'
export type { ExternalLinks } from './get-config.ts'
export { lockRoles, setRole } from './staff/index.ts'

export interface CoreOptions extends ConfigOptions {
  readonly db: Database
  readonly clock: Clock
  readonly version: string
}

/** Configuration, constants and what people say of the product. */
export function createCore({ db, clock, version, ...config }: CoreOptions): Feature {
  return {
    implementations: [
      createGetConfig(version, config),
      createGetConstants(db),
      createSendFeedback({ db, clock }),
      createListFeedback({ db }),
      ...createStaffMembers({ db, clock }),
    ],
    purges: [() => purgeLimits(db.pool)],
    personRows: coreRows,
    exported: { feedback: { part: 'others', columns: ['created_at', 'category', 'text', 'rating'] } },
  }
}
