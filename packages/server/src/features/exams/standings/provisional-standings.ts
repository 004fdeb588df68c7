import { type ExamMode, provisionalRows } from '@prostuti/contract'
import type { Pool } from 'pg'
import { attemptMode } from '../tables/attempts.ts'
import type { RankPage } from './rank-pages.ts'
import {
  type FoundStandings,
  neighbourCount,
  personColumns,
  type RankedVersion,
  type RankRow,
  rankOrder,
  type StandingsQuery,
} from './rank-rows.ts'

/*
 * One statement and so one moment: places by the index of the ranking, positions by the mark counts, which are written
 * with the results. Nobody is counted but those who tie with me. Rows before mine are found walking the index backwards,
 * first among equal marks, then among higher ones: a condition with `or` would walk all of it. It has no name, for a
 * plan kept from when the exam had few sheets would be followed when it has many.
 */
const backwards = 'marks, taken_ms desc, submitted_at desc, user_id desc'
const columns = 'user_id, marks, taken_ms, submitted_at'
const key = '(taken_ms, submitted_at, user_id)'
const myKey = '(m.taken_ms, m.submitted_at, m.user_id)'
const ranked = `select ${columns} from results where exam_id = $1 and mode = $2 and version = $3 and ranked`

const provisionalSql = `
  with counts as materialized (
    select marks, sum(sum(count)) over (order by marks desc) - sum(count) as above, sum(sum(count)) over () as total
      from exam_mark_counts where exam_id = $1 and mode = $2 and version = $3 group by marks
  ), me as materialized (
    select ${columns} from results
     where user_id = $4 and exam_id = $1 and mode = $2 and try = 1 and version = $3 and ranked
  ), my_place as materialized (
    select c.above + 1 + (select count(*) from (${ranked} and marks = m.marks and ${key} < ${myKey}) ties) as place
      from me m join counts c using (marks)
  ), before as (
    select b.* from me m cross join lateral (
      select ${columns}, -row_number() over (order by ${backwards}) as step from (
        (${ranked} and marks = m.marks and ${key} < ${myKey} order by ${backwards} limit ${neighbourCount})
        union all
        (${ranked} and marks > m.marks order by ${backwards} limit ${neighbourCount})
      ) near order by ${backwards} limit ${neighbourCount}
    ) b
  ), after as (
    select a.* from me m cross join lateral (
      select ${columns}, row_number() over (order by ${rankOrder}) as step from (
        (${ranked} and marks = m.marks and ${key} > ${myKey} order by ${rankOrder} limit ${neighbourCount})
        union all
        (${ranked} and marks < m.marks order by ${rankOrder} limit ${neighbourCount})
      ) near order by ${rankOrder} limit ${neighbourCount}
    ) a
  ), shown as (
    select true as is_top, row_number() over (order by ${rankOrder}) as place, *
      from (${ranked} order by ${rankOrder} limit ${provisionalRows}) top
    union all
    select false, p.place + step, ${columns}
      from (table before union all table after union all select *, 0 from me) near cross join my_place p
  )
  select s.is_top, s.place::int as "rowNumber", (c.above + 1)::int as position, c.total::int, s.user_id, s.marks, s.taken_ms, ${personColumns}
    from shown s join counts c using (marks) left join users u on u.id = s.user_id
   order by s.is_top, s.place`

/** The first rows of a list that may still move, and the neighbourhood of one person, at one moment. */
export async function readProvisionalStandings(
  pool: Pool,
  { examId, mode, version }: RankedVersion & { mode: ExamMode },
  { page, search, person }: StandingsQuery,
): Promise<FoundStandings> {
  const { rows: found } = await pool.query<RankRow & { is_top: boolean; total: number }>({
    text: provisionalSql,
    values: [examId, attemptMode[mode], version, person === null ? null : String(person)],
  })
  const top = found.filter(row => row.is_top)
  const rows = search ? top.filter(row => holds(row, search)) : top.filter(isOn(page))
  return {
    count: search ? rows.length : (found[0]?.total ?? 0),
    listed: top.length,
    rows,
    neighbours: found.filter(row => !row.is_top),
  }
}

function isOn({ from, to }: RankPage) {
  return ({ rowNumber }: RankRow) => rowNumber >= from && rowNumber <= to
}

function holds({ name }: RankRow, text: string): boolean {
  return (name ?? '').normalize().toLowerCase().includes(text.normalize().toLowerCase())
}
