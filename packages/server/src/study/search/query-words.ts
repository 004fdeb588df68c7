import { searchKey } from '../../questions/index.ts'
import { avroPattern } from './avro.ts'

/** More words than this narrow nothing. */
const mostWords = 8

/** A word of a search as search keys have it. */
export interface QueryWord {
  readonly key: string
  /** A regular expression for what it may stand for as Avro phonetic; null where it is no Latin word. */
  readonly avro: string | null
}

/** The words of a search, each once; none where there is nothing to look for. */
export function queryWords(query: string): QueryWord[] {
  const keys = new Set(searchKey(query).split(' '))
  return [...keys]
    .filter(key => key !== '')
    .slice(0, mostWords)
    .map(key => ({ key, avro: key.length > 1 ? avroPattern(key) : null }))
}

/** How a word stands in a key, which has a gap on both sides of each word. */
type Place = 'whole' | 'beginning'

/** Whether a stored key holds a word, in Bangla or as it may be meant in Latin letters. */
export function holdsWord(stored: string, { key, avro }: QueryWord, place: Place): boolean {
  const after = place === 'whole' ? ' ' : ''
  return stored.includes(` ${key}${after}`) || (avro !== null && new RegExp(` ${avro}${after}`, 'u').test(stored))
}
