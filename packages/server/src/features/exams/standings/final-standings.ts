import type { Pool, PoolClient } from 'pg'
import { attemptMode } from '../tables/attempts.ts'
import {
  type FoundStandings,
  neighbourCount,
  personColumns,
  type RankedVersion,
  type RankRow,
  rankOrder,
  type StandingsQuery,
} from './rank-rows.ts'

const searchHits = 100

/**
 * Writes the standings of a live exam: a dense `place` for each row, a competition `position` for each mark. Done once
 * for a version, in the transaction that makes it final (decision 0031).
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
  { page, search, person }: StandingsQuery,
): Promise<FoundStandings> {
  const [listed, rows, neighbours] = await Promise.all([
    countRows(pool, ranked),
    search ? searchNames(pool, ranked, search) : readRows(pool, ranked, page),
    person === null ? [] : readNeighbours(pool, ranked, person),
  ])
  return { count: search ? rows.length : listed, listed, rows, neighbours }
}

/** The number of ranked people: row numbers are dense, so the last one is the count. */
async function countRows(pool: Pool, { examId, version }: RankedVersion): Promise<number> {
  const { rows } = await pool.query<{ last: number | null }>({
    name: 'last-row-number',
    text: 'select max(place) as last from final_standings where exam_id = $1 and version = $2',
    values: [examId, version],
  })
  return rows[0]!.last ?? 0
}

/** The rows with these numbers, both ends included. The last page costs as much as the first one. */
export async function readRows(
  pool: Pool,
  { examId, version }: RankedVersion,
  { from, to }: { from: number; to: number },
): Promise<RankRow[]> {
  const { rows } = await pool.query<RankRow>({
    name: 'rank-rows',
    text: `select s.place as "rowNumber", s.position, s.user_id, s.marks, s.taken_ms, ${personColumns}
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
    text: `select s.place as "rowNumber", s.position, s.user_id, s.marks, s.taken_ms, ${personColumns}
             from final_standings s join users u on u.id = s.user_id
            where s.exam_id = $1 and s.version = $2 and strpos(u.rank_search, lower(normalize($3))) > 0
            order by s.place + 0 limit ${searchHits}`,
    values: [examId, version, text],
  })
  return rows
}

/** Empty for a person who is not in the list. */
async function readNeighbours(pool: Pool, ranked: RankedVersion, person: bigint): Promise<RankRow[]> {
  const rowNumber = await rowNumberOf(pool, ranked, person)
  if (rowNumber === null) return []
  const rows = await readRows(pool, ranked, { from: rowNumber - neighbourCount, to: rowNumber + neighbourCount })
  return rows.some(row => row.user_id === String(person)) ? rows : []
}

/**
 * Where a person stands, from how many have more marks and who ties with them: an index of people would double what
 * publishing a list costs.
 */
async function rowNumberOf(pool: Pool, { examId, version }: RankedVersion, person: bigint): Promise<number | null> {
  const { rows } = await pool.query<{ rowNumber: number }>({
    name: 'my-row-number',
    text: `select (select coalesce(sum(count), 0) from exam_mark_counts
                    where exam_id = $1 and mode = ${attemptMode.live} and version = $2 and marks > m.marks)::int
                  + (select count(*) from results
                      where exam_id = $1 and mode = ${attemptMode.live} and version = $2 and ranked and marks = m.marks
                        and (taken_ms, submitted_at, user_id) < (m.taken_ms, m.submitted_at, m.user_id))::int + 1 as "rowNumber"
             from results m
            where m.user_id = $3 and m.exam_id = $1 and m.mode = ${attemptMode.live} and m.try = 1 and m.version = $2
              and m.ranked`,
    values: [examId, version, String(person)],
  })
  return rows[0]?.rowNumber ?? null
}
