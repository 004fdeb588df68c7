import type { PushDevice } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import type { AnnouncementDeps, RingAtOnce } from './announcements/announcement-deps.ts'
import type { FindSessions, FindSitting } from './streams/stream-deps.ts'

/** The browsers and phones that pushes of a person go to, the newest first. */
export type ReadDevices = (userId: bigint) => Promise<PushDevice[]>

export interface NotificationDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly findSitting: FindSitting
  readonly findSessions: FindSessions
  readonly staffPrograms: AnnouncementDeps['staffPrograms']
  readonly premiumUntil: AnnouncementDeps['premiumUntil']
  /** Streams that this process keeps open at most. Default: as the settings have it. */
  readonly maxStreams?: number
  /** Default: there are none. */
  readonly readDevices?: ReadDevices
  /** Default: no device is rung. */
  readonly ringAtOnce?: RingAtOnce
  /** The server's VAPID key; default null: this server pushes to no browser. */
  readonly pushKey?: string | null
}
