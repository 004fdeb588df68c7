import { createHash } from 'node:crypto'
import { inLatinDigits } from '../../platform/bangla-digits.ts'
import type { RichText } from './question-content.ts'
import { unescapeHtml } from './rendering/safe-html.ts'

/** Tags that change what is said (x², a picture, a cell); the others only change how it looks. */
const decorative = /<(?!\/?(?:m[a-z]+|sub|sup|img|td|th|tr)\b)[^>]*>/g

/**
 * What a fragment says, however it is dressed: no emphasis, no quotation marks, no joiners, no punctuation at the
 * end, figures in one script, gaps of one length. For comparing, never for showing. The structure of formulas stays: x2 is not x².
 */
export function comparable(html: RichText): string {
  const bare = html.replace(decorative, ' ').replace(/<(?!img)(\/?[a-z]+)\b[^>]*>/g, '<$1>')
  return inLatinDigits(unescapeHtml(bare))
    .normalize('NFC')
    .replace(/\u200c|\u200d|[\u2066-\u2069‘’“”'"`]/g, '')
    .replace(/_+|[–—]{2,}|\.{3,}|…/g, ' _ ')
    .replace(/[\s–—]+/g, ' ')
    .replace(/[\s?!।.:,;–—-]+$/, '')
    .trim()
}

/**
 * The same for two questions that ask the same with the same options, in any order, of the same passage. Capitals
 * count in short options alone (mm and Mm differ, Lead and lead do not).
 */
export function fingerprint({
  text,
  options,
  passage = '',
}: {
  text: RichText
  options: RichText[]
  passage?: RichText
}): string {
  const parts = [comparable(passage), comparable(text).toLowerCase(), ...options.map(asOption).toSorted()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}

/** Units and symbols are short; an option with a word in it is prose. */
function asOption(html: RichText): string {
  const option = comparable(html)
  return /\p{L}{3}/u.test(option) ? option.toLowerCase() : option
}
