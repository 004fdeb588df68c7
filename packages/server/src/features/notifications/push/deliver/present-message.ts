import type { Language } from '@prostuti/contract'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { linkOf, type PushMessage } from '../message.ts'
import type { DuePush } from './find-due.ts'

/** A notification as a device shows it. */
export function presentMessage({ id, kind, data }: DuePush, language: Language): PushMessage {
  const image = 'image' in data ? data.image : ''
  const elsewhere = 'web_url' in data ? linkOf(data.web_url) : {}
  const texts = notificationTexts(kind, data, language, 'phone')
  return { id, kind, ...texts, ...elsewhere, ...(image && { image }), tag: `n${id}` }
}
