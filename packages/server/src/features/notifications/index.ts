import type { SiteNotifications } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createMyNotifications } from './list/my-notifications.ts'
import { purgeNotifications } from './list/purge-notifications.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { notificationRows } from './notification-rows.ts'
import { createNotificationSettings } from './settings/notification-settings.ts'
import { createSiteNotifications } from './site-notifications.ts'

export type { NotificationDeps, ReadDevices } from './notification-deps.ts'

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
}

export function createNotifications(deps: NotificationDeps): Notifications {
  return {
    implementations: [...createMyNotifications(deps), ...createNotificationSettings(deps)],
    purges: [() => purgeNotifications(deps)],
    personRows: notificationRows,
    pages: request => createSiteNotifications(deps, request),
  }
}
