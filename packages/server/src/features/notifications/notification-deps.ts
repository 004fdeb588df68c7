import type { NotificationSettings } from '@prostuti/contract'
import type { AnnouncementDeps } from './announcements/index.ts'
import type { PushDeps } from './push/index.ts'
import type { FindSessions, FindSitting } from './streams/stream-deps.ts'

/** The browsers and phones that pushes of a person go to, the newest first, and those that went by themselves. */
export type ReadDevices = (userId: bigint) => Promise<Pick<NotificationSettings, 'devices' | 'lost'>>

export interface NotificationDeps extends PushDeps, Omit<AnnouncementDeps, 'ringAtOnce'> {
  readonly findSitting: FindSitting
  readonly findSessions: FindSessions
  /** Streams that this process keeps open at most. Default: as the settings have it. */
  readonly maxStreams?: number
  /** Default: there are none. */
  readonly readDevices?: ReadDevices
  /** The server's VAPID key; default null: this server pushes to no browser. */
  readonly pushKey?: string | null
}
