import type { SiteNotifications } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { purgeToldEvents } from '../../platform/notifications/tell-once.ts'
import { createAnnouncements } from './announcements/index.ts'
import { exportedNotifications } from './exported.ts'
import { createMyNotifications } from './list/my-notifications.ts'
import { purgeNotifications } from './list/purge-notifications.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { notificationRows } from './notification-rows.ts'
import { createPush } from './push/index.ts'
import { createNotificationSettings } from './settings/notification-settings.ts'
import { createSiteNotifications } from './site-notifications.ts'
import { purgeStreamEvents } from './streams/missed-events.ts'
import { createOpenStream } from './streams/open-stream.ts'
import { createStreams } from './streams/streams.ts'

export type { NotificationDeps } from './notification-deps.ts'
export { createPushParts, type PushParts } from './push/push-parts.ts'
export { type FcmAccount, loadVapidKeys, type PushSettings } from './push/push-settings.ts'
export { createReadLanguages } from './push/read-languages.ts'

/** Streams of one process, where the settings do not say it: 30 KiB each. */
export const defaultMaxStreams = 20_000

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
  /** Rings phones for what is due; every process does it about once a second. Begins nothing more after `signal`. */
  deliver(signal?: AbortSignal): Promise<number>
}

export function createNotifications(given: NotificationDeps): Notifications {
  const push = createPush(given)
  const deps = { ...given, pushKey: push.key, readDevices: push.readDevices }
  const announcements = createAnnouncements({ ...given, ringAtOnce: push.ringAtOnce })
  const streams = createStreams({ ...deps, maxStreams: deps.maxStreams ?? defaultMaxStreams })
  return {
    implementations: [
      ...createMyNotifications(deps),
      ...createNotificationSettings(deps),
      createOpenStream(streams),
      ...push.implementations,
      ...announcements.implementations,
    ],
    sweeps: [...push.sweeps, ...announcements.sweeps],
    purges: [
      () => purgeNotifications(deps),
      () => purgeStreamEvents(deps.db.pool),
      () => purgeToldEvents(deps.db.pool, deps.clock.now()),
      ...push.purges,
    ],
    deliver: push.deliver,
    end: () => streams.end(),
    personRows: [...announcements.personRows, ...notificationRows, ...push.personRows],
    exported: exportedNotifications,
    pages: request => createSiteNotifications(deps, request),
  }
}
