import { searchResults } from '@prostuti/contract'
import type { StudyDeps } from '../study-deps.ts'
import type { QueryWord } from './query-words.ts'
import { readRanges, type WordRanges } from './word-ranges.ts'

/** Questions are counted up to here; the best are looked for among so many. */
export const countedTo = 1_000

/** Of the rarest of several words so many questions are looked through, and more where those hold too few. */
const lookedThrough = [250, countedTo, 4_000, 20_000]

/** A shorter piece of a word stands in too many others. */
const shortestInside = 3

export interface FoundQuestions {
  /** The best first. */
  readonly ids: readonly string[]
  /** At most `countedTo`. */
  readonly count: number
  /** Up to here they were counted; there may be more. */
  readonly countedTo: number
}

/**
 * The published questions that hold each word or what begins with it, those with whole words first; where there are none, those
 * that have them within other words. Unpublished ones are nobody's to find, an embargo's neither.
 */
export async function findQuestions(deps: StudyDeps, words: readonly QueryWord[]): Promise<FoundQuestions> {
  const ranges = await readRanges(deps, words)
  const found = ranges.length === 1 ? await findWord(deps, ranges[0]!) : await findWords(deps, ranges)
  if (found.count > 0 || words.some(({ key }) => key.length < shortestInside)) return found
  return findInside(deps, words)
}

/** Questions with a word, a row for each, the shorter ones first; `$n` stands for its beginnings and `$1` for now. */
const meeting = (ranges: number, limit?: number) => `
  select q.question_id, q.size, q.word = any($${ranges}) as whole
    from unnest($${ranges}::text[]) as range (low)
    cross join lateral (
      select question_id, size, word from question_words
       where word >= range.low collate "C" and word < (range.low || chr(1114111)) collate "C" and published_at <= $1
       ${limit ? `order by word, size, question_id limit ${limit}` : ''}) q
   ${limit ? `limit ${limit}` : ''}`

/** A range of the words' index, and of it no more than is counted. */
async function findWord({ searchDb, clock }: StudyDeps, { beginnings }: WordRanges): Promise<FoundQuestions> {
  const { rows } = await searchDb.pool.query<FoundRow>({
    name: 'search-word',
    text: `with found as (${meeting(2, countedTo)})
           select question_id as id, count(*) over ()::int as count from found
            group by question_id order by bool_or(whole) desc, min(size), question_id limit ${searchResults.questions}`,
    values: [new Date(clock.now()), beginnings],
  })
  return foundOf(rows)
}

interface FoundRow {
  readonly id: string
  readonly count: number
}

const foundOf = (rows: readonly FoundRow[]): FoundQuestions => ({
  ids: rows.map(({ id }) => id),
  count: rows[0]?.count ?? 0,
  countedTo,
})

/** Begins with the rarest word, and of it with few questions: those are looked through for the others. */
async function findWords(deps: StudyDeps, ranges: readonly WordRanges[]): Promise<FoundQuestions> {
  const { searchDb, clock } = deps
  const counts = ranges.map((_, index) => `(select count(*)::int from (${meeting(index + 2, countedTo + 1)}) counted)`)
  const values: unknown[] = [new Date(clock.now()), ...ranges.map(({ beginnings }) => beginnings)]
  const { rows } = await searchDb.pool.query<{ counts: number[] }>(`select array[${counts}] as counts`, values)
  const sorted = ranges
    .map((range, index) => ({ ...range, count: rows[0]!.counts[index]! }))
    .sort((a, b) => a.count - b.count)
  // Which of several frequent words is the rarest is not known: each of them is tried before more is looked through.
  const leads = sorted.filter(({ count }, index) => index === 0 || count > countedTo)
  let found: FoundQuestions = { ids: [], count: 0, countedTo }
  for (const among of lookedThrough)
    for (const lead of leads) {
      found = await findAmong(deps, [lead, ...sorted.filter(other => other !== lead)], among)
      if (hasAll(lead, among) || found.count >= searchResults.questions) return found
    }
  return found
}

/** Whether so many are all questions with a word, which was counted no further than `countedTo` and one more. */
const hasAll = ({ count }: { readonly count: number }, among: number) => count <= Math.min(among, countedTo)

/** Among the first so many questions with the first of these words. Where there are more of them, no more is counted than was met. */
async function findAmong(
  { searchDb, clock }: StudyDeps,
  [rarest, ...others]: readonly (WordRanges & { readonly count: number })[],
  among: number,
): Promise<FoundQuestions> {
  const values: unknown[] = [new Date(clock.now()), rarest!.beginnings]
  const holds = ({ beginnings }: WordRanges, after: string) => {
    const tests = beginnings.map(each => `strpos(q.search_key, $${values.push(` ${each}${after}`)}) > 0`)
    return `(${tests.join(' or ')})`
  }
  const holding = others.map(word => holds(word, '')).join(' and ')
  const wholes = others.map(word => `${holds(word, ' ')}::int`).join(' + ')
  const asTyped = [rarest!, ...others].toSorted((a, b) => a.place - b.place).map(({ beginnings }) => beginnings[0])
  const isPhrase = `(strpos(q.search_key, $${values.push(` ${asTyped.join(' ')} `)}) > 0)::int`
  const { rows } = await searchDb.pool.query<FoundRow>(
    `with met as materialized (
       select question_id, bool_or(whole)::int as whole from (${meeting(2, among)}) met group by question_id),
     found as materialized (
       select q.id, q.search_key, met.whole from met
         -- One by one by their ids: a plan that reads all questions instead costs more the more there are.
         cross join lateral (select id, search_key from questions where id = met.question_id offset 0) q
        where ${holding} limit ${countedTo})
     select q.id, count(*) over ()::int as count from found q
      order by q.whole + ${wholes} + ${isPhrase} desc, length(q.search_key), q.id limit ${searchResults.questions}`,
    values,
  )
  const found = foundOf(rows)
  return hasAll(rarest!, among) ? found : { ...found, countedTo: Math.max(1, found.count) }
}

/** Pieces of words, by the index of trigrams. */
async function findInside({ searchDb, clock }: StudyDeps, words: readonly QueryWord[]): Promise<FoundQuestions> {
  const values: unknown[] = [new Date(clock.now())]
  const holding = words.map(({ key }) => `search_key like $${values.push(`%${key}%`)}`).join(' and ')
  const { rows } = await searchDb.pool.query<FoundRow>(
    `with matching as materialized (
       select id, search_key from questions
        where published_at <= $1 and reviewed and deleted_at is null and merged_into is null and ${holding}),
     counted as materialized (select id, length(search_key) as size from matching limit ${countedTo})
     select id, count(*) over ()::int as count from counted order by size, id limit ${searchResults.questions}`,
    values,
  )
  return foundOf(rows)
}
