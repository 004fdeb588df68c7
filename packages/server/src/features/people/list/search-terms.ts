import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'
import { likeLiteral } from '../../../platform/db/like-literal.ts'

/** What a search says: one person by a number, or words that each person found has all of. */
export type Search =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'receipt'; readonly beginning: string }
  | WordSearch

export interface WordSearch {
  readonly kind: 'words'
  readonly terms: readonly Term[]
  readonly phrase: Term | null
}

/** Beginnings of words, of which a person has one; each as a pattern of `like`. */
export type Term = readonly string[]

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const zeros = '00000000-0000-0000-0000-000000000000'

/** A receipt's number, or its beginning until after the first dash: no name is taken for one. */
const isReceipt = (said: string) => said.length > 8 && uuid.test(said + zeros.slice(said.length))

/** Whether a word, of the column `word`, is one that a term looks for. */
export const isOfTerm = (word: SQL, term: Term): SQL =>
  sql`(${sql.join(
    term.map(pattern => sql`${word} like ${pattern}`),
    sql` or `,
  )})`

/** So many words of a search count; what follows narrows no more. */
const mostWords = 6
/** As long as the phrases of a name are kept. */
const longestPhrase = 200

/** Reads a search as staff type it: `নুসরাত`, `nusrat j`, `nusrat.j@mail`, `#88213`, `PRT261014K2QX`, `3fa85f64-5717`. */
export async function readSearch(pool: Pool, text: string): Promise<Search> {
  const said = inLatinDigits(text.trim())
  const id = /^#?([1-9]\d{0,17})$/.exec(said)?.[1]
  if (id !== undefined) return { kind: 'id', id }
  if (/^PRT\d[0-9A-Z]+$/i.test(said)) return { kind: 'order', number: said.toUpperCase() }
  if (isReceipt(said)) return { kind: 'receipt', beginning: said.toLowerCase() }
  if (said.includes('@')) return { kind: 'words', terms: [[`@${likeLiteral(said.toLowerCase())}%`]], phrase: null }
  const { rows } = await pool.query<{ word: string; sounds: string; is_bangla: boolean }>({
    name: 'search-words',
    text: `select word, sounds_of(word) as sounds, word ~ '[ক-হ]' as is_bangla
             from unnest(name_words_of($1)) with ordinality as w (word, place) order by place`,
    values: [said],
  })
  const isAddress = /^[\w.+-]+$/.test(said)
  const counted = rows.slice(0, mostWords)
  const terms = counted.map(({ word, sounds, is_bangla: isBangla }) => [
    `${likeLiteral(word)}%`,
    ...soundPattern(sounds, isBangla ? '~l' : '~b'),
    ...(isAddress ? [`@${likeLiteral(said.toLowerCase())}%`] : []),
  ])
  return { kind: 'words', terms, phrase: counted.length > 1 ? phraseOf(counted) : null }
}

/** Several words as they follow each other in a name: two that many have find few at once. */
function phraseOf(words: readonly { word: string; sounds: string }[]): Term {
  const beginning = (mark: string, parts: string[]) => `${mark}${likeLiteral(parts.join(' ').slice(0, longestPhrase))}%`
  return [
    beginning(
      '=',
      words.map(({ word }) => word),
    ),
    beginning(
      '≈',
      words.map(({ sounds }) => sounds),
    ),
  ]
}

/** Two letters are shared by too many names: those are to be the whole word. */
function soundPattern(sounds: string, mark: string): string[] {
  if (sounds.length < 2) return []
  return [`${mark}${sounds}${sounds.length > 2 ? '%' : ''}`]
}

/** By the words as they follow each other in a name; where nobody has them so, by each of them. */
export async function findPhraseFirst<Found>(
  { terms, phrase }: WordSearch,
  find: (terms: readonly Term[]) => Promise<Found>,
  isAnybody: (found: Found) => boolean,
): Promise<Found> {
  const following = phrase && (await find([phrase]))
  return following !== null && isAnybody(following) ? following : find(terms)
}
