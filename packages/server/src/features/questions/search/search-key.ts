import { inLatinDigits } from '../../../platform/bangla-digits.ts'
import { likeLiteral } from '../../../platform/db/like-literal.ts'
import type { RichText } from '../question-content.ts'
import { plainText } from '../rendering/render-question.ts'

/** Letters that NFC writes as a letter and a dot, which is none to `pg_trgm`. */
const dotted: Record<string, string> = { ড: '\u09dc', ঢ: '\u09dd', য: '\u09df' }

const hasanta = '\u09cd'

/** Stands for hasanta in a key: a letter that no Bangla text has, since `pg_trgm` ends a word at whatever is no letter. */
export const keyOfHasanta = '\u09bd'

/**
 * The first sign of a stored key: which rule it was made by. No letter, so that a search does not see it. A changed rule takes
 * another sign (here, in the index `questions_stale_key`): the sweep then makes again what begins otherwise, also what a process
 * with the rule of before still writes during a rolling restart.
 */
export const keyRule = '¶'

/**
 * One spelling of what a search takes for the same: NFC with ড়, ঢ় and য় as one letter each, no joiners, hasanta as a letter,
 * figures in one script, small letters, and nothing but words with one gap between them.
 */
export function searchKey(text: string): string {
  return inLatinDigits(text.normalize('NFC'))
    .replace(/[\u200c\u200d]/g, '')
    .replace(/([ডঢয])\u09bc/g, (_, letter: string) => dotted[letter]!)
    .replaceAll(hasanta, keyOfHasanta)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Figures in one script. */
interface Texts {
  readonly text: RichText
  readonly options: readonly RichText[]
}

/** What is searched of a question: its text and options, in English too where that is written. */
export function searchKeyOf({ bn, en }: Record<'bn' | 'en', Texts>): string {
  const [first, second] = [bn, en].map(({ text, options }) => [text, ...options].map(plainText).join(' '))
  return storedKey(first!, second!)
}

/** A key as it is stored: a gap on both sides of each word, so that a pattern can ask for whole ones. */
export function storedKey(bn: string, en: string): string {
  const [first, second] = [searchKey(bn), searchKey(en)]
  return `${keyRule} ${first === second ? first : `${first} ${second}`} `
}

/** A condition of `like` for each word of a search: the key holds the word somewhere. None where it has no word. */
export function likePatterns(search: string): string[] {
  return searchKey(search)
    .split(' ')
    .filter(word => word !== '')
    .map(word => `%${word}%`)
}

/** The same for texts as they are written, in small letters and with Latin figures. */
export function figurePatterns(search: string): string[] {
  return textPatterns(inLatinDigits(search))
}

/** The same for texts as they are written, in small letters. */
export function textPatterns(search: string): string[] {
  return search
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => `%${likeLiteral(word)}%`)
}
