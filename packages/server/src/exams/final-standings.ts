import type { Pool, PoolClient } from 'pg'
import {
  type FoundStandings,
  neighbourhood,
  personColumns,
  type RankedVersion,
  type RankRow,
  rankOrder,
  type StandingsWish,
} from './rank-rows.ts'
import { attemptMode } from './tables.ts'

const searchHits = 100

/**
 * Writes the rank list of a live exam: a dense `place` for each row, a competition `position` for each mark. Done once
 * for a version, in the transaction that makes it final.
 */
export async function publishStandings(client: Pool | PoolClient, { examId, version }: RankedVersion): Promise<void> {
  await client.query({
    text: `insert into final_standings (user_id, exam_id, place, position, marks, taken_ms, version)
           select user_id, exam_id, row_number() over everybody, rank() over (order by marks desc), marks, taken_ms, version
             from results where exam_id = $1 and mode = ${attemptMode.live} and version = $2 and ranked
           window everybody as (order by ${rankOrder})`,
    values: [examId, version],
  })
}

/** A page of a final list, or what a search found in it, with the neighbourhood of one person. */
export async function readFinalStandings(
  pool: Pool,
  ranked: RankedVersion,
  { page, search, person }: StandingsWish,
): Promise<FoundStandings> {
  const [listed, rows, neighbours] = await Promise.all([
    countPlaces(pool, ranked),
    search ? searchNames(pool, ranked, search) : readPlaces(pool, ranked, page),
    person === null ? [] : readNeighbours(pool, ranked, person),
  ])
  return { count: search ? rows.length : listed, listed, rows, neighbours }
}

/** How many are ranked: places are dense, so that the last one says it. */
async function countPlaces(pool: Pool, { examId, version }: RankedVersion): Promise<number> {
  const { rows } = await pool.query<{ last: number | null }>({
    name: 'last-place',
    text: 'select max(place) as last from final_standings where exam_id = $1 and version = $2',
    values: [examId, version],
  })
  return rows[0]!.last ?? 0
}

/** The rows of these places, both ends included: the last page costs what the first one does. */
export async function readPlaces(
  pool: Pool,
  { examId, version }: RankedVersion,
  { from, to }: { from: number; to: number },
): Promise<RankRow[]> {
  const { rows } = await pool.query<RankRow>({
    name: 'places',
    text: `select s.place, s.position, s.user_id, s.marks, s.taken_ms, ${personColumns}
             from final_standings s left join users u on u.id = s.user_id
            where s.exam_id = $1 and s.version = $2 and s.place between $3 and $4 order by s.place`,
    values: [examId, version, from, to],
  })
  return rows
}

/** The first rows whose name holds this text, whatever its case. */
async function searchNames(pool: Pool, { examId, version }: RankedVersion, text: string): Promise<RankRow[]> {
  const { rows } = await pool.query<RankRow>({
    // `+ 0`: the index's order and a limit make the planner hope for an early end and look everybody up one by one.
    text: `select s.place, s.position, s.user_id, s.marks, s.taken_ms, ${personColumns}
             from final_standings s join users u on u.id = s.user_id
            where s.exam_id = $1 and s.version = $2 and strpos(u.rank_search, lower(normalize($3))) > 0
            order by s.place + 0 limit ${searchHits}`,
    values: [examId, version, text],
  })
  return rows
}

/** Empty for somebody who is not in the list. */
async function readNeighbours(pool: Pool, ranked: RankedVersion, person: bigint): Promise<RankRow[]> {
  const place = await placeOf(pool, ranked, person)
  if (place === null) return []
  const rows = await readPlaces(pool, ranked, { from: place - neighbourhood, to: place + neighbourhood })
  return rows.some(row => row.user_id === String(person)) ? rows : []
}

/**
 * Where somebody stands, from how many have more marks and who ties with them: an index of people would double what
 * publishing a list costs.
 */
async function placeOf(pool: Pool, { examId, version }: RankedVersion, person: bigint): Promise<number | null> {
  const { rows } = await pool.query<{ place: number }>({
    name: 'my-place',
    text: `select (select coalesce(sum(count), 0) from exam_mark_counts
                    where exam_id = $1 and mode = ${attemptMode.live} and version = $2 and marks > m.marks)::int
                  + (select count(*) from results
                      where exam_id = $1 and mode = ${attemptMode.live} and version = $2 and ranked and marks = m.marks
                        and (taken_ms, submitted_at, user_id) < (m.taken_ms, m.submitted_at, m.user_id))::int + 1 as place
             from results m
            where m.user_id = $3 and m.exam_id = $1 and m.mode = ${attemptMode.live} and m.try = 1 and m.version = $2
              and m.ranked`,
    values: [examId, version, String(person)],
  })
  return rows[0]?.place ?? null
}
