import type { PoolClient } from 'pg'
import {
  erase,
  type Merging,
  moveUnlessThere,
  notPersonal,
  type TableRules,
} from '../../platform/people/person-rules.ts'
import { periodRows } from './standings/period/period-rows.ts'
import { attemptMode } from './tables/attempts.ts'

/**
 * What a person has taken. After lists of periods attempts go first, for the others follow them: whatever of an exam and mode has no attempt of the
 * anonymous person any more has moved. On deletion results, and what rests on them, stay under a number that is nobody's.
 */
export const examRows: readonly TableRules[] = [
  ...periodRows,
  {
    table: 'attempts',
    merging: { rows: 'moved', run: moveAttempts },
    deletion: { rows: 'kept' },
  },
  { table: 'results', merging: { rows: 'moved', run: moveResults }, deletion: { rows: 'kept' } },
  { table: 'late_sheets', merging: { rows: 'moved', run: moveLateSheets }, deletion: erase('late_sheets').deletion },
  {
    table: 'partner_attempts',
    merging: { rows: 'moved', run: movePartnerAttempts },
    deletion: erase('partner_attempts').deletion,
  },
  { table: 'final_standings', merging: { rows: 'moved', run: moveStandings }, deletion: { rows: 'kept' } },
  {
    table: 'exam_bookmarks',
    merging: moveUnlessThere('exam_bookmarks', ['exam_id']),
    deletion: erase('exam_bookmarks').deletion,
  },
  ...['exam_mark_counts', 'result_versions', 'receipt_blocks', 'receipt_keys'].map(notPersonal),
  // Staff are members, so merging finds none; a foreign key empties the row of who is deleted.
  { table: 'regrades', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  { table: 'room_messages', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  ...['exam_minutes', 'exams', 'exam_questions', 'papers', 'paper_keys', 'accepted_keys'].map(notPersonal),
]

const peopleOf = ({ from, into }: Merging) => [String(from), String(into)]

/** Those of exams that the account has not taken in the same mode. */
function moveAttempts(client: PoolClient, merging: Merging) {
  return client.query(
    `update attempts a set user_id = $2 where user_id = $1
        and not exists (select from attempts own where own.user_id = $2 and own.exam_id = a.exam_id and own.mode = a.mode)`,
    peopleOf(merging),
  )
}

const attemptHasMoved = (row: string) =>
  `not exists (select from attempts a where a.user_id = $1 and a.exam_id = ${row}.exam_id and a.mode = ${row}.mode)`

/** What stays behind counts no more where the list may still move: among the final ones it keeps its place. */
async function moveResults(client: PoolClient, merging: Merging): Promise<void> {
  await client.query(
    `update results r set user_id = $2 where user_id = $1 and ${attemptHasMoved('r')}`,
    peopleOf(merging),
  )
  await client.query(
    `with withdrawn as (
       update results r set ranked = false
        where user_id = $1 and ranked
          and not (mode = ${attemptMode.live} and exists (
                select from result_versions v where v.exam_id = r.exam_id and v.version = r.version and v.final_at is not null))
       returning exam_id, mode, version, marks
     )
     insert into exam_mark_counts as c (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, -1, -count(*) from withdrawn
      group by exam_id, mode, version, marks order by exam_id, mode, version, marks
     on conflict (exam_id, mode, version, marks, writer) do update set count = c.count + excluded.count`,
    [String(merging.from)],
  )
}

function moveLateSheets(client: PoolClient, merging: Merging) {
  return client.query(
    `update late_sheets l set user_id = $2 where user_id = $1 and ${attemptHasMoved('l')}`,
    peopleOf(merging),
  )
}

/** Of an attempt that stays behind no partner learns more. */
async function movePartnerAttempts(client: PoolClient, merging: Merging): Promise<void> {
  await client.query(
    `update partner_attempts p set user_id = $2 where user_id = $1 and ${attemptHasMoved('p')}`,
    peopleOf(merging),
  )
  await client.query('delete from partner_attempts where user_id = $1', [String(merging.from)])
}

/** The rows of moved results. Found among those of equal marks by the mark counts: the list has no index of people. */
function moveStandings(client: PoolClient, merging: Merging) {
  return client.query(
    `with span as (
       select r.exam_id, r.version, coalesce(sum(c.count) filter (where c.marks > r.marks), 0) as above,
              coalesce(sum(c.count) filter (where c.marks = r.marks), 0) as equal
         from results r
         join result_versions v on v.exam_id = r.exam_id and v.version = r.version and v.final_at is not null
         join exam_mark_counts c on c.exam_id = r.exam_id and c.mode = r.mode and c.version = r.version
        where r.user_id = $2 and r.mode = ${attemptMode.live} and r.ranked
        group by r.exam_id, r.version
     )
     update final_standings f set user_id = $2 from span s
      where f.exam_id = s.exam_id and f.version = s.version and f.place > s.above and f.place <= s.above + s.equal
        and f.user_id = $1`,
    peopleOf(merging),
  )
}
