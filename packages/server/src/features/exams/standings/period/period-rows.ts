import type { PoolClient } from 'pg'
import { type Merging, notPersonal, type TableRules } from '../../../../platform/people/person-rules.ts'
import { attemptMode } from '../../tables/attempts.ts'

/** To be run before attempts move: which results will move is read from them. */
export const periodRows: readonly TableRules[] = [
  { table: 'period_standings', merging: { rows: 'moved', run: moveRows }, deletion: { rows: 'kept' } },
  notPersonal('period_lists'),
]

/** An exam of list `l` that this person has sat and is ranked in; `unless` leaves some out. */
const ranksIn = (person: string, unless = '') => `exists (
  select from results r where r.user_id = ${person} and r.mode = ${attemptMode.live} and r.ranked and r.exam_id = any(l.exam_ids) ${unless})`

const notSatByBoth = `and not exists (
  select from attempts own where own.user_id = $2 and own.exam_id = r.exam_id and own.mode = r.mode)`

/** Where the account has sat exams of the list too, the best ones of both count: the next reader has the list made again. */
async function moveRows(client: PoolClient, { from, into }: Merging): Promise<void> {
  const people = [String(from), String(into)]
  await client.query(
    `update period_lists l set is_current = false
      where is_current and ${ranksIn('$1', notSatByBoth)} and ${ranksIn('$2')}`,
    people,
  )
  await client.query(
    `update period_standings s set user_id = $2 from period_lists l
      where s.user_id = $1 and l.id = s.list_id and not ${ranksIn('$2')}`,
    people,
  )
}
