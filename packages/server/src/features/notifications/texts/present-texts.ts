import type { Language, NotificationKind } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'

/** What a notification says in one language, and the page that it opens. */
export interface NotificationTexts {
  readonly title: string
  readonly body: string
  /** From the site's root. */
  readonly path: string
}

/** The texts of a kind, made of what is kept of the event. */
export function notificationTexts<Kind extends NotificationKind>(
  kind: Kind,
  _data: NotificationData[Kind],
  _language: Language,
): NotificationTexts {
  return { title: kind, body: '', path: '/notifications' }
}
