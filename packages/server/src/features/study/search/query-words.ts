import { searchKey } from '../../questions/index.ts'
import { avroSteps } from './avro.ts'
import { banglaSteps } from './bangla-spellings.ts'

/** More words than this narrow nothing. */
const mostWords = 8

/** A word of a search as search keys have it. */
export interface QueryWord {
  readonly key: string
  /**
   * For each sound of it the spellings that it may stand for: in Latin letters as Avro phonetic, in Bangla those that people take
   * for each other; null where it has but one.
   */
  readonly steps: readonly string[][] | null
  /** The same as a regular expression. */
  readonly pattern: string | null
}

/** The words of a search, each once; none where there is nothing to look for. */
export function queryWords(query: string): QueryWord[] {
  const keys = new Set(searchKey(query).split(' '))
  return [...keys]
    .filter(key => key !== '')
    .slice(0, mostWords)
    .map(toWord)
}

function toWord(key: string): QueryWord {
  const steps = key.length > 1 ? (avroSteps(key) ?? banglaSteps(key)) : null
  return { key, steps, pattern: steps && patternOf(steps) }
}

/** The source of a regular expression for all of these spellings. */
export const patternOf = (steps: readonly (readonly string[])[]): string =>
  steps.map(spellings => `(?:${spellings.join('|')})`).join('')

/** How a word stands in a key, which has a gap on both sides of each word. */
type Place = 'whole' | 'beginning'

/** Whether a stored key holds a word, as it is typed or as it may be meant. */
export function holdsWord(stored: string, { key, pattern }: QueryWord, place: Place): boolean {
  const after = place === 'whole' ? ' ' : ''
  return stored.includes(` ${key}${after}`) || (pattern !== null && new RegExp(` ${pattern}${after}`, 'u').test(stored))
}
