import type { Language } from '@prostuti/contract'
import { createTranslator, type Messages, type Translate } from '@prostuti/sdk/i18n/translate'
import type { RoomName, TextKey } from './rooms.ts'

/** Every file of texts, by its path. Imported on the server alone: a page hands a screen the texts that it names. */
const files = import.meta.glob<Messages>('./locales/*/*.json', { eager: true, import: 'default' })

const everyRoom = Object.keys(files).flatMap(path => /\/bn\/([\w-]+)\.json$/.exec(path)?.[1] ?? []) as RoomName[]

/** The texts of these rooms and of the frame, in one language. */
export function textsOf(language: Language, rooms: readonly RoomName[]): Messages {
  return Object.assign({}, ...['frame', ...rooms].map(room => files[`./locales/${language}/${room}.json`]))
}

/**
 * Words for the server-drawn part of a staff page.
 *
 * @example staffTranslator('bn', 'payments')('payments.title') // 'পেমেন্ট'
 */
export function staffTranslator<Room extends RoomName = never>(
  language: Language,
  ...rooms: Room[]
): Translate<TextKey<Room>> {
  return createTranslator(textsOf(language, rooms), language)
}

/** Words of the frame and of every room: a new room's entry in the sidebar is called by the room's own title. */
export function menuTranslator(language: Language): Translate<TextKey<RoomName>> {
  const known = menuTranslators.get(language)
  if (known) return known
  const made = createTranslator(textsOf(language, everyRoom), language)
  menuTranslators.set(language, made)
  return made
}

/** A page asks several times, and the texts of all rooms are many. */
const menuTranslators = new Map<Language, Translate<TextKey<RoomName>>>()
