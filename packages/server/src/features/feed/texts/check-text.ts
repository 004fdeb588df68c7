import type { TextChecks } from '@prostuti/contract'
import { insults } from './insults.ts'

const digit = '[0-9০-৯]'
/** A mobile number of Bangladesh, in either script, with or without the country's code and with gaps. */
const phone = new RegExp(
  `(?<!${digit})(?:\\+?(?:88|৮৮)[\\s-]?)?[0০][1১][3-9৩-৯](?:[\\s-]?${digit}){8}(?!${digit})`,
  'g',
)
const link =
  /(?:https?:\/\/|www\.)[^\s<>]+|(?<![\p{L}\p{N}@.])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|me|info|xyz|bd|ly|gg|top|shop|link|io)(?![\p{L}\p{N}])(?:\/[^\s<>]*)?/giu
const word = /[\p{L}\p{M}]+/gu
const known = new Set(insults.map(each => each.normalize('NFC')))

/** What a moderator should look at in a text, each part as it stands there and once. */
export function checkText(text: string): Omit<TextChecks, 'same'> {
  const all = (pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]
  return {
    phones: all(phone),
    links: [...new Set((text.match(link) ?? []).map(each => each.replace(/[.,;:!?।)]+$/u, '')))],
    insults: all(word).filter(each => known.has(each.normalize('NFC').toLowerCase())),
  }
}
