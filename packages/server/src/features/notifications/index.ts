import type { SiteNotifications } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { notificationRows } from '../../platform/notifications/notification-rows.ts'

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
}

export interface NotificationDeps {
  readonly db: Database
  readonly clock: Clock
}

export function createNotifications(_deps: NotificationDeps): Notifications {
  return {
    implementations: [],
    personRows: notificationRows,
    exported: { notifications: { part: 'others', columns: ['created_at', 'kind', 'data', 'read_at'] } },
    pages: () => ({ mine: async () => null, unread: async () => 0, settings: async () => null }),
  }
}
