import type { Language } from '@prostuti/contract'
import { notificationTexts } from '../../texts/notification-texts.ts'
import type { PushMessage } from '../message.ts'
import type { DuePush } from './find-due.ts'

/** A notification as a device shows it. */
export function presentMessage({ id, kind, data }: DuePush, language: Language): PushMessage {
  const image = 'image' in data ? data.image : ''
  return { id, kind, ...notificationTexts(kind, data, language, 'phone'), ...(image && { image }), tag: `n${id}` }
}
