import type { SiteNotifications } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { notificationRows } from '../../platform/notifications/notification-rows.ts'
import { type AnnouncementDeps, createAnnouncements } from './announcements/index.ts'

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
}

export type NotificationDeps = Omit<AnnouncementDeps, 'ringAtOnce'>

export function createNotifications(deps: NotificationDeps): Notifications {
  const announcements = createAnnouncements({ ...deps, ringAtOnce: async () => 0 })
  return {
    implementations: [...announcements.implementations],
    sweeps: [...announcements.sweeps],
    personRows: [...announcements.personRows, ...notificationRows],
    pages: () => ({ mine: async () => null, unread: async () => 0, settings: async () => null }),
  }
}
