import type { SiteNotifications } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { notificationRows } from '../../platform/notifications/notification-rows.ts'
import { erasedWithPerson, moveUnlessThere } from '../../platform/people/person-rules.ts'
import { createPush, type PushDeps } from './push/index.ts'

export { createPushParts, type PushParts } from './push/push-parts.ts'
export { type FcmAccount, loadVapidKeys, type PushSettings } from './push/push-settings.ts'

/** What a person is told: the list, the phones, and what staff send. */
export interface Notifications extends Feature<SiteNotifications> {
  pages(request: SiteRequest): SiteNotifications
  /** Rings phones for what is due; every process does it about once a second. Begins nothing more after `signal`. */
  deliver(signal?: AbortSignal): Promise<number>
}

export type NotificationDeps = PushDeps

const settingsRows = {
  table: 'notification_settings',
  merging: moveUnlessThere('notification_settings', []),
  deletion: erasedWithPerson,
}

export function createNotifications(deps: NotificationDeps): Notifications {
  const push = createPush(deps)
  return {
    implementations: push.implementations,
    personRows: [...notificationRows, settingsRows, ...push.personRows],
    sweeps: push.sweeps,
    purges: push.purges,
    deliver: push.deliver,
    pages: () => ({ mine: async () => null, unread: async () => 0, settings: async () => null }),
  }
}
