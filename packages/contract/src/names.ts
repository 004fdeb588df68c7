import { isSeen } from './is-seen.ts'
import { text } from './values.ts'

/** Hasantas of the Indian scripts, beside which a joiner chooses the shape of a conjunct (র‍্যাব, জসীমউদ্‌দীন). */
const hasanta = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d]'
const shaping = new RegExp(`(?<=${hasanta})[\\u200c\\u200d]|[\\u200c\\u200d](?=${hasanta})`, 'gu')

/** Parts of an emoji: joiners between two, and the sign that asks for colours behind one. */
const ofEmoji =
  /(?<=\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu

/** Formats (turning the direction, joining, tagging), private use, separators of lines: nothing that is seen. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u

/** No writing of a name puts four marks on one letter: ড়োঁ has three. */
const stack = /\p{M}{4}|\p{Me}/u

/**
 * Whether a name stays within itself and can be seen: no bidi controls, no invisible or tag characters, no stacks of
 * combining marks, nothing blank to the eye. The empty name is none and fine.
 */
export function isSeemlyName(name: string): boolean {
  if (name === '') return true
  const plain = name.replaceAll(shaping, '').replaceAll(ofEmoji, '')
  return !invisible.test(plain) && !stack.test(name) && isSeen(name)
}

/** The name of a person, also one that they chose: a text in which spaces are single ones. At most `max` UTF-16 units. */
export const name = (max: number) =>
  text(max)
    .overwrite(value => value.replaceAll(/\p{Zs}+/gu, ' ').replaceAll(/^ | $/g, ''))
    .refine(isSeemlyName, 'a name without invisible characters and stacked marks')

/** The same where there has to be one. */
export const neededName = (max: number) => name(max).min(1)
