import { type Language, type Notification, notificationKinds } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { notificationTexts } from '../texts/notification-texts.ts'
import type { StoredNotification } from './stored-notification.ts'

/** A notification in the language of its reader. */
export function presentNotification(row: StoredNotification, language: Language): Notification {
  const { title, body, path } = notificationTexts(row.kind, row.data, language, 'list')
  // Staff choose the topic of what they send, and may add an address and a picture.
  const own = row.kind === 'announcement' ? row.data : null
  return {
    id: row.id,
    kind: row.kind,
    topic: own?.topic ?? notificationKinds[row.kind].topic,
    ...{ title, body, path },
    web_url: own?.web_url || null,
    image: own?.image || null,
    image_alt: own?.image_alt ? inLanguage(own.image_alt, language) : '',
    created_at: row.createdAt.toISOString(),
    is_new: row.isNew,
  }
}
