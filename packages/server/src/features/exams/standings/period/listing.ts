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
}

export interface FoundListing {
  /** In the whole list. */
  readonly count: number
  readonly rows: PeriodRow[]
  /** My own row with some before and after it; none for who is not listed. */
  readonly neighbours: PeriodRow[]
}

/** A page of a list, and the neighbourhood of one person. `people`: ids of those among whom it is; null: all. */
export async function readListing(
  pool: Pool,
  listing: SqlPart,
  people: SqlPart | null,
  { from, to, person }: ListingQuery,
): Promise<FoundListing> {
  const { rows } = await pool.query<PeriodRow & { total: number; mine: number | null }>({
    text: `with numbered as ${people ? withNumbers(listing, people) : `not materialized (${listing.sql(4)})`},
                total as materialized (select coalesce(max(place), 0) as total from numbered),
                mine as materialized (select place from numbered where user_id = $1)
           select n.place as "rowNumber", n.position, n.user_id, n.score, n.exams, n.marks, n.taken_ms, ${personColumns},
                  (select total from total) as total, (select place from mine) as mine
             from (select * from numbered where place between $2 and $3
                   union
                   select * from numbered where place >= (select place from mine) - ${neighbourCount}
                                            and place <= (select place from mine) + ${neighbourCount}
                   union
                   select * from numbered where place = (select total from total)) n
             left join users u on u.id = n.user_id order by n.place`,
    values: [person === null ? null : String(person), from, to, ...listing.values, ...(people?.values ?? [])],
  })
  const [{ total: count, mine } = { total: 0, mine: null }] = rows
  return {
    count,
    rows: rows.filter(row => row.rowNumber >= from && row.rowNumber <= to),
    neighbours: mine === null ? [] : rows.filter(row => Math.abs(row.rowNumber - mine) <= neighbourCount),
  }
}

/** Whoever shares a position among all shares it among these, so that nothing is compared again. */
function withNumbers(listing: SqlPart, people: SqlPart): string {
  return `materialized (
    select row_number() over (order by place)::int as place, rank() over (order by position)::int as position,
           user_id, score, exams, marks, taken_ms
      from (${listing.sql(4)}) l where user_id in (${people.sql(4 + listing.values.length)}))`
}
