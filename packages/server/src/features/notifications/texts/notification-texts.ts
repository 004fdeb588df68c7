import { type Language, type NotificationKind, notificationLengths } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'
import { fitText } from './fit-text.ts'
import { textTable } from './text-table.ts'
import { type Place, wordingOf } from './wording.ts'

/** At most as long as `notificationLengths` allows. */
export interface NotificationTexts {
  readonly title: string
  readonly body: string
  /** What it opens, from the site's root. */
  readonly path: string
}

/** What a notification says in one language, in the list or on a phone. */
export function notificationTexts<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
  language: Language,
  where: Place,
): NotificationTexts {
  const { title, body, path } = textTable[kind](data, wordingOf(language, where))
  return {
    title: fitText(title, notificationLengths.title),
    body: fitText(body, notificationLengths.body),
    path,
  }
}
