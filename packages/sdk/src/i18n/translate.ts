import type { Language } from '@prostuti/contract'
import { localDigits } from './digits.ts'

/** One feature's messages in one language: flat, `{{name}}` where a value goes, `_one` and `_other` where it counts. */
export type Messages = Readonly<Record<string, string>>

/** What stands in the places of a sentence. */
export type Values = Readonly<Record<string, string | number>>

/** The keys of a set of messages as code names them: without the endings that counting picks from. */
export type KeyOf<M extends Messages> = {
  [Key in keyof M & string]: Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key
}[keyof M & string]

/** A sentence by its key, in the client’s language. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string

/**
 * Words for keys, for one language. An unknown key comes back as it is, so that a missing word is seen.
 * @example
 * const t = createTranslator({ 'player.left_one': '{{count}} question left', 'player.left_other': '{{count}} questions left' }, 'en')
 * t('player.left', { count: 3 }) // → '3 questions left'
 */
export function createTranslator<const M extends Messages>(messages: M, language: Language): Translate<KeyOf<M>> {
  return (key, values = {}) => {
    const text = messages[pluralKey(key, values.count, language)] ?? messages[key] ?? messages[`${key}_other`] ?? key
    return text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => shown(values[name], language) ?? hole)
  }
}

/** CLDR: English says "one" of 1 alone, Bangla of 0 as well. */
function pluralKey(key: string, count: Values[string] | undefined, language: Language): string {
  if (typeof count !== 'number') return key
  return `${key}_${count === 1 || (count === 0 && language === 'bn') ? 'one' : 'other'}`
}

function shown(value: string | number | undefined, language: Language): string | undefined {
  return typeof value === 'number' ? localDigits(String(value), language) : value
}
