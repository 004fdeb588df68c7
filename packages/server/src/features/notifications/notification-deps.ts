import type { PushDevice } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'

/** The browsers and phones that pushes of a person go to, the newest first. */
export type ReadDevices = (userId: bigint) => Promise<PushDevice[]>

export interface NotificationDeps {
  readonly db: Database
  readonly clock: Clock
  /** Default: there are none. */
  readonly readDevices?: ReadDevices
  /** The server's VAPID key; default null: this server pushes to no browser. */
  readonly pushKey?: string | null
}
