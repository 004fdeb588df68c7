import type { Pool } from 'pg'
import { neighbourCount, personColumns } from '../rank-rows.ts'

/** A part of a statement, with the values that it names from `$first` on. */
export interface SqlPart {
  sql(first: number): string
  readonly values: readonly (string | number)[]
}

/** A row of a list, of one exam or of many, as the database gives it. */
export interface PeriodRow {
  readonly rowNumber: number
  readonly position: number
  readonly user_id: string
  readonly score: string
  readonly exams: number
  /** Of one exam: in thousandths, and milliseconds. */
  readonly marks: number | null
  readonly taken_ms: number | null
  readonly name: string | null
  readonly picture: string | null
}

export const listingOfPeriod = (list: number): SqlPart => ({
  sql: first => `select place, position, user_id, score, exams, null::int as marks, null::int as taken_ms
                   from period_standings where list_id = $${first}`,
  values: [list],
})

export const listingOfExam = (examId: number, version: number): SqlPart => ({
  sql: first => `select place, position, user_id, marks::numeric as score, 1 as exams, marks, taken_ms
                   from final_standings where exam_id = $${first} and version = $${first + 1}`,
  values: [examId, version],
})

/** What is wanted: rows by number, both ends included, and whose neighbourhood. */
export interface ListingQuery {
  readonly from: number
  readonly to: number
  readonly person: bigint | null
  /** Rows by name instead of by number. */
  readonly search?: string
}

export interface FoundListing {
  /** In the whole list. */
  readonly count: number
  readonly rows: PeriodRow[]
  /** My own row with some before and after it; none for who is not listed. */
  readonly neighbours: PeriodRow[]
}

const searchHits = 100

/** What `numbered` is: a list, or those of it who are among these. */
export const numberedOf = (listing: SqlPart, people: SqlPart | null): SqlPart => ({
  sql: first => (people ? withNumbers(listing, people, first) : `not materialized (${listing.sql(first)})`),
  values: [...listing.values, ...(people?.values ?? [])],
})

/** A page of a list, and the neighbourhood of one person. `people`: ids of those among whom it is; null: all. */
export async function readListing(
  pool: Pool,
  listing: SqlPart,
  people: SqlPart | null,
  { from, to, person, search }: ListingQuery,
): Promise<FoundListing> {
  const first = search === undefined ? 4 : 5
  const numbered = numberedOf(listing, people)
  // `+ 0`: the index's order and a limit would have the planner look up everybody one by one.
  const asked =
    search === undefined
      ? 'select * from numbered where place between $2 and $3'
      : `(select l.* from numbered l join users f on f.id = l.user_id
           where $2 <= $3 and strpos(f.rank_search, lower(normalize($4))) > 0 order by l.place + 0 limit ${searchHits})`
  const { rows } = await pool.query<PeriodRow & { total: number; mine: number | null; asked: boolean }>({
    text: `with numbered as ${numbered.sql(first)},
                total as materialized (select coalesce(max(place), 0) as total from numbered),
                mine as materialized (select place from numbered where user_id = $1),
                asked as materialized (${asked})
           select n.place as "rowNumber", n.position, n.user_id, n.score, n.exams, n.marks, n.taken_ms, ${personColumns},
                  (select total from total) as total, (select place from mine) as mine,
                  exists (select from asked a where a.place = n.place) as asked
             from (select * from asked
                   union
                   select * from numbered where place >= (select place from mine) - ${neighbourCount}
                                            and place <= (select place from mine) + ${neighbourCount}
                   union
                   select * from numbered where place = (select total from total)) n
             left join users u on u.id = n.user_id order by n.place`,
    values: [
      ...[person === null ? null : String(person), from, to],
      ...(search === undefined ? [] : [search]),
      ...numbered.values,
    ],
  })
  const [{ total: count, mine } = { total: 0, mine: null }] = rows
  return {
    count,
    rows: rows.filter(row => row.asked),
    neighbours: mine === null ? [] : rows.filter(row => Math.abs(row.rowNumber - mine) <= neighbourCount),
  }
}

/** Whoever shares a position among all shares it among these, so that nothing is compared again. */
function withNumbers(listing: SqlPart, people: SqlPart, first: number): string {
  return `materialized (
    select row_number() over (order by place)::int as place, rank() over (order by position)::int as position,
           user_id, score, exams, marks, taken_ms
      from (${listing.sql(first)}) l where user_id in (${people.sql(first + listing.values.length)}))`
}
