import { rowOfLetter } from '@prostuti/contract/option-letters'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'
import { comparable } from '../dedupe.ts'
import { normalizeText } from '../rendering/normalize-text.ts'

export type ReadAnswer =
  | { readonly right: readonly number[] }
  | { readonly reason: 'answer_missing' | 'answer_unknown' | 'answer_ambiguous' }
  | { readonly reason: 'answer_out_of_range'; readonly number: number }

/**
 * The right options by what a sheet says of them: a letter (ক, A), a number (1, ১), an option's own text, or several of these,
 * separated. Where a text may be read as two different options, nobody guesses. Indexes count from 0.
 *
 * @example readAnswer('খ', ['৩', '৪']) // { right: [1] }
 * @example readAnswer('2', ['2', '3']) // { reason: 'answer_ambiguous' }
 */
export function readAnswer(source: string, options: readonly string[]): ReadAnswer {
  const text = normalizeText(source)
  if (text === '') return { reason: 'answer_missing' }
  const list = listOf(text)
  if (list) return together(list.map(each => readOne(each, options, { textFirst: true })))
  const one = readOne(text, options)
  if ('right' in one || one.reason !== 'answer_unknown') return one
  const several = text.split(/\s*(?:[,;|/&+\n]|\s(?:ও|এবং|and)\s)\s*/u).filter(Boolean)
  return several.length > 1 ? together(several.map(each => readOne(each, options))) : one
}

/** `["2","3"]`. */
function listOf(text: string): string[] | null {
  if (!/^\[.*\]$/s.test(text)) return null
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.length > 0 ? list.map(String) : null
  } catch {
    return null
  }
}

/** `textFirst`: a list in JSON repeats its options word for word, so a text that equals one names no number. */
function readOne(text: string, options: readonly string[], { textFirst = false } = {}): ReadAnswer {
  const wanted = comparable(text)
  const byText = options.flatMap((option, index) => (comparable(option) === wanted ? index : []))
  const number = numberOf(text)
  if (byText.length > 1) return { reason: 'answer_ambiguous' }
  if (byText.length === 1 && (textFirst || number === null || byText[0] === number)) return { right: byText }
  if (byText.length === 1) return { reason: 'answer_ambiguous' }
  if (number === null) return { reason: 'answer_unknown' }
  return number >= 0 && number < options.length
    ? { right: [number] }
    : { reason: 'answer_out_of_range', number: number + 1 }
}

/** The option that a letter or a number names, from 0. */
function numberOf(text: string): number | null {
  const bare = inLatinDigits(text)
    .replace(/^(?:option|opt\.?|অপশন|বিকল্প)\s*[:\-–]?\s*/iu, '')
    .replace(/^[([{]?\s*(.*?)\s*[)\]}.।:]?$/su, '$1')
  if (/^\d{1,2}$/.test(bare)) return Number(bare) - 1
  const row = rowOfLetter(bare)
  return row < 0 ? null : row
}

function together(answers: readonly ReadAnswer[]): ReadAnswer {
  const right = new Set<number>()
  for (const answer of answers) {
    if ('reason' in answer) return answer
    for (const index of answer.right) right.add(index)
  }
  return { right: [...right].sort((a, b) => a - b) }
}
