import type { Language, NotificationKind } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'

/** What a person reads of a notification, in one language; `path` begins at the site's root. */
export function notificationTexts<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
  language: Language,
): { title: string; body: string; path: string } {
  const { title, body, path } = { title: '', body: '', path: '/notifications', ...data }
  return { title: inWords(title, language) || kind, body: inWords(body, language), path }
}

function inWords(text: unknown, language: Language): string {
  if (typeof text === 'string') return text
  if (typeof text !== 'object' || text === null) return ''
  const words = { bn: '', en: '', ...text }
  return words[language] || words.bn
}
