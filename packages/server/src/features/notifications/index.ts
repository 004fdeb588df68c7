import type { SiteNotifications } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { createAnnouncements } from './announcements/index.ts'
import { exportedNotifications } from './exported.ts'
import { createMyNotifications } from './list/my-notifications.ts'
import { purgeNotifications } from './list/purge-notifications.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { notificationRows } from './notification-rows.ts'
import { createNotificationSettings } from './settings/notification-settings.ts'
import { createSiteNotifications } from './site-notifications.ts'
import { purgeStreamEvents } from './streams/missed-events.ts'
import { createOpenStream } from './streams/open-stream.ts'
import { createStreams } from './streams/streams.ts'

export type { NotificationDeps, ReadDevices } from './notification-deps.ts'

/** Streams of one process, where the settings do not say it: 30 KiB each. */
export const defaultMaxStreams = 20_000

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
}

export function createNotifications(deps: NotificationDeps): Notifications {
  const announcements = createAnnouncements({ ...deps, ringAtOnce: deps.ringAtOnce ?? (async () => 0) })
  const streams = createStreams({ ...deps, maxStreams: deps.maxStreams ?? defaultMaxStreams })
  return {
    implementations: [
      ...createMyNotifications(deps),
      ...createNotificationSettings(deps),
      createOpenStream(streams),
      ...announcements.implementations,
    ],
    sweeps: announcements.sweeps,
    purges: [() => purgeNotifications(deps), () => purgeStreamEvents(deps.db.pool)],
    end: () => streams.end(),
    personRows: [...announcements.personRows, ...notificationRows],
    exported: exportedNotifications,
    pages: request => createSiteNotifications(deps, request),
  }
}
