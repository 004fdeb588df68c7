import type { StudyDeps } from '../study-deps.ts'
import type { QueryWord } from './query-words.ts'

/** Beginnings of words that a word of a search may stand for: itself, and what it may be meant for. */
export interface WordRanges {
  /** Which word of the search it is. */
  readonly place: number
  readonly beginnings: readonly string[]
  /** What those words have within them, where a piece of a word is looked for. */
  readonly piece?: string
}

/** So many spellings of a word are followed at most. */
const mostSpellings = 50

/** So many words that have a piece within them are looked at, and of those the shortest are looked for. */
const wordsWithPiece = { read: 2_000, kept: 50 }

export function readRanges(deps: StudyDeps, words: readonly QueryWord[]): Promise<WordRanges[]> {
  return Promise.all(
    words.map(async ({ key, steps }, place) => {
      const spellings = steps ? await readSpellings(deps, steps) : []
      return { place, beginnings: [...new Set([key, ...spellings])] }
    }),
  )
}

/** The same for words of which only a piece was typed: the known words that have it within them, by the index of trigrams. */
export function readRangesInside(deps: StudyDeps, words: readonly QueryWord[]): Promise<WordRanges[]> {
  return Promise.all(
    words.map(async ({ key }, place) => ({ place, piece: key, beginnings: await readWordsWith(deps, key) })),
  )
}

async function readWordsWith({ searchDb }: StudyDeps, piece: string): Promise<string[]> {
  const { rows } = await searchDb.pool.query<{ word: string }>({
    name: 'search-known-words',
    text: `with met as materialized (
             select word from known_words where word like '%' || $1::text || '%' limit ${wordsWithPiece.read})
           select word from met group by word order by length(word), word limit ${wordsWithPiece.kept}`,
    values: [piece],
  })
  return rows.map(({ word }) => word)
}

/**
 * The spellings with which any known word begins, sound by sound: what nothing begins with is not followed. So the time depends on
 * the sounds, and hardly on the questions.
 */
async function readSpellings({ searchDb }: StudyDeps, steps: readonly string[][]): Promise<string[]> {
  const { rows } = await searchDb.pool.query<{ beginning: string }>({
    name: 'search-spellings',
    text: `with recursive walk (step, beginning) as (
             select 0, ''
             union
             select w.step + 1, w.beginning || choice from walk w
               cross join lateral jsonb_array_elements_text($1::jsonb -> w.step) choice
              where w.step < jsonb_array_length($1::jsonb) and exists (
                select from known_words q where q.word >= (w.beginning || choice) collate "C"
                  and q.word < (w.beginning || choice || chr(1114111)) collate "C"))
           select beginning from walk where step = jsonb_array_length($1::jsonb) limit ${mostSpellings}`,
    values: [JSON.stringify(steps)],
  })
  return rows.map(({ beginning }) => beginning)
}
