import type { SiteNotifications } from '@prostuti/contract'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { countUnread } from './list/count-unread.ts'
import { notificationPage } from './list/notification-page.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { readSettings } from './settings/notification-settings.ts'

/** What pages show of notifications, for the person who asks. */
export function createSiteNotifications(deps: NotificationDeps, request: SiteRequest): SiteNotifications {
  return {
    async mine(page) {
      const viewer = await request.viewer()
      return viewer && notificationPage(deps, { page }, { userId: viewer.id, language: request.language })
    },
    async unread() {
      const viewer = await request.viewer()
      return viewer ? countUnread(deps.db.pool, viewer.id, deps.clock.now()) : 0
    },
    async settings() {
      const viewer = await request.viewer()
      return viewer && readSettings(deps, viewer.id)
    },
  }
}
