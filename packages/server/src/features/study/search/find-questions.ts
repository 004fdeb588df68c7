import { searchResults } from '@prostuti/contract'
import type { StudyDeps } from '../study-deps.ts'
import type { QueryWord } from './query-words.ts'
import { readRanges, readRangesInside, type WordRanges } from './word-ranges.ts'

/** Questions are counted up to here; the best are looked for among so many (decision 0076). */
export const countedTo = 1_000

/** Of the rarest of several words so many questions are looked through, and more where those hold too few. */
const lookedThrough = [250, countedTo, 4_000, 20_000]

/** Which of several words is the rarest is counted up to here: counting further costs more than it saves. */
const comparedTo = 500

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
  const found = await findIn(deps, await readRanges(deps, words))
  if (found.count > 0 || words.some(({ key }) => key.length < shortestInside)) return found
  return findIn(deps, await readRangesInside(deps, words))
}

const findIn = (deps: StudyDeps, ranges: readonly WordRanges[]): Promise<FoundQuestions> =>
  ranges.length === 1 ? findWord(deps, ranges[0]!) : findWords(deps, ranges)

/** Questions with a word, a row for each, the shorter ones first; `$n` stands for its beginnings and `$1` for now. */
const meeting = (ranges: number, limit: number | string) => `
  select q.question_id, q.size, q.word = any($${ranges}) as whole
    from unnest($${ranges}::text[]) as range (low)
    cross join lateral (
      select question_id, size, word from question_words
       where word >= range.low collate "C" and word < (range.low || chr(1114111)) collate "C" and published_at <= $1
       order by word, size, question_id limit ${limit}) q
   limit ${limit}`

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
  const counts = ranges.map(
    (_, index) => `(select array[count(*)::int, max(size)] from (${meeting(index + 2, comparedTo + 1)}) counted)`,
  )
  const { rows } = await searchDb.pool.query<{ counts: [count: number, longest: number | null][] }>({
    name: `search-counts-${ranges.length}`,
    text: `select array[${counts}] as counts`,
    values: [new Date(clock.now()), ...ranges.map(({ beginnings }) => beginnings)],
  })
  const sorted = ranges
    .map((range, index) => ({ ...range, count: rows[0]!.counts[index]![0], longest: rows[0]!.counts[index]![1] ?? 0 }))
    // Of frequent words the rarest is likely the one whose shortest questions are the longest.
    .sort((a, b) => a.count - b.count || b.longest - a.longest)
  // It is not known, though: each of them is tried before more is looked through.
  const leads = sorted[0]!.count > comparedTo ? sorted : sorted.slice(0, 1)
  let found: FoundAmong = { ids: [], count: 0, countedTo, isAll: true }
  for (const among of lookedThrough)
    for (const lead of leads) {
      // Where the next step has them all and is hardly longer, this one is spared.
      if (!hasAll(lead, among) && hasAll(lead, 2 * among)) continue
      found = await findAmong(deps, [lead, ...sorted.filter(other => other !== lead)], among)
      if (found.isAll || found.count >= searchResults.questions) return found
    }
  return found
}

/** Whether so many are surely all questions with a word, which was counted no further than `comparedTo` and one more. */
const hasAll = ({ count }: { readonly count: number }, among: number) => count <= Math.min(among, comparedTo)

/**
 * Which of the questions of `among` hold a word too, and whether as a whole one. All of them are looked up in one scan of the index
 * of a question's words: a scan for each takes four times as long.
 */
const holding = ({ piece }: WordRanges, values: number, among: string) => {
  const ofThese = `question_id = any(array(select question_id from ${among}))`
  return piece === undefined
    ? `select o.question_id, max((o.word = any($${values}))::int) as whole from unnest($${values}::text[]) as range (low)
        cross join lateral (
          select question_id, word from question_words
           where ${ofThese} and word >= range.low collate "C" and word < (range.low || chr(1114111)) collate "C" offset 0) o
        group by o.question_id`
    : `select question_id, 0 as whole from question_words
        where ${ofThese} and strpos(word, ($${values}::text[])[1]) > 0 group by question_id`
}

interface FoundAmong extends FoundQuestions {
  /** Whether every question with the first word was looked through. */
  readonly isAll: boolean
}

/** Among the first so many questions with the first of these words. Where there are more of them, no more is counted than was met. */
async function findAmong(
  { searchDb, clock }: StudyDeps,
  [rarest, ...others]: readonly WordRanges[],
  among: number,
): Promise<FoundAmong> {
  const asTyped = [rarest!, ...others].toSorted((a, b) => a.place - b.place).map(({ beginnings }) => beginnings[0])
  const held = others.map(
    (other, index) =>
      `held_${index} as materialized (${holding(other, index + 5, index ? `held_${index - 1}` : 'met')})`,
  )
  const wholes = ['met.whole', ...others.map((_, index) => `held_${index}.whole`)]
  const { rows } = await searchDb.pool.query<{ ids: string[]; count: number; met: number }>({
    name: `search-among-${others.map(({ piece }) => (piece === undefined ? 'b' : 'p')).join('')}`,
    text: `with met as materialized (
             select question_id, min(size) as size, bool_or(whole)::int as whole, count(*) as words
               from (${meeting(2, '$3')}) met group by question_id),
           ${held.join(',\n')},
           found as materialized (
             select question_id, size, ${wholes.join(' + ')} as wholes
               from met ${others.map((_, index) => `join held_${index} using (question_id)`).join(' ')} limit ${countedTo})
           select (select coalesce(sum(words), 0)::int from met) as met, (select count(*)::int from found) as count, array(
             select found.question_id::text from found
               -- One by one by their ids: a plan that reads all questions instead costs more the more there are.
               cross join lateral (select search_key from questions where id = found.question_id offset 0) q
              order by wholes + (strpos(q.search_key, $4) > 0)::int desc, size, found.question_id
              limit ${searchResults.questions}) as ids`,
    values: [
      new Date(clock.now()),
      rarest!.beginnings,
      among,
      ` ${asTyped.join(' ')} `,
      ...others.map(({ piece, beginnings }) => (piece === undefined ? beginnings : [piece])),
    ],
  })
  const { ids, count, met } = rows[0]!
  const isAll = met < among
  return { ids, count, isAll, countedTo: isAll ? countedTo : Math.max(1, count) }
}
