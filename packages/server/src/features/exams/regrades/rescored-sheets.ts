import type { PoolClient } from 'pg'
import { integersOf } from '../../../platform/db/array-of.ts'
import type { ScoringRules } from '../scoring/scoring.ts'
import { entryBytes } from '../sheets/packed-sheet.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { ChangedQuestion, StoredKeys } from './stored-keys.ts'

/** Sheets of one version of an exam's results, of one version of its paper, to be marked by changed keys. */
export interface Rescoring {
  readonly examId: number
  readonly from: number
  readonly keys: StoredKeys
  readonly changed: readonly ChangedQuestion[]
  readonly rules: ScoringRules
  /** One of so many equal parts: a statement over all of a large exam would take too long. */
  readonly part: number
  readonly parts: number
}

/** As SQL: what a learner answered to changed question `c`, null where nothing. Answers of no option are above all of them. */
const answer = `get_byte(s.body, c.question * ${entryBytes})`
const isRight = (set: string) =>
  `case when c.${set} >= 0 and ${answer} < 31 then (c.${set} >> ${answer}) & 1 else 0 end`
const isWrong = (set: string) =>
  `case when c.${set} >= 0 and ${answer} < 31 then 1 - ((c.${set} >> ${answer}) & 1) else 0 end`
const moreRight = `coalesce(sum(${isRight('after')} - ${isRight('before')}), 0)::int`
const moreWrong = `coalesce(sum(${isWrong('after')} - ${isWrong('before')}), 0)::int`

/**
 * The results with what the changed questions do to each: the rest of a sheet is not marked again, for it cannot differ. A
 * result's sheet is read where it is: at its end are `entryBytes` for each question (`PackedSheet`), and an empty one is blank.
 */
const rescored = `
  with changed as materialized (
    select * from unnest($5::int[], $6::int[], $7::int[], $8::int[]) as c (question, subject, before, after)
  ), rescored as (
    select r.user_id, r.mode, r.try, r.taken_ms, r.submitted_at, r.ranked, r.marks, r.subjects, s.body,
           r.correct + d.correct as correct, r.incorrect + d.incorrect as incorrect,
           (r.correct + d.correct) * $9::int - (r.incorrect + d.incorrect) * $10::int as new_marks
      from results r
      join attempts a on a.user_id = r.user_id and a.exam_id = r.exam_id and a.mode = r.mode and a.try = r.try
      cross join lateral (
        select case when length(a.sheet) > 0 then substring(a.sheet from length(a.sheet) - $4::int * ${entryBytes} + 1) end as body
        offset 0) s
      cross join lateral (select ${moreRight} as correct, ${moreWrong} as incorrect from changed c) d
     where r.exam_id = $1 and r.version = $2 and a.paper_version = $3 and r.user_id % $11::int = $12::int
  )`

const values = ({ examId, from, keys, changed, rules, part, parts }: Rescoring) => [
  examId,
  from,
  keys.paperVersion,
  keys.questionIds.length,
  integersOf(
    'int',
    changed.map(each => each.questionIndex),
  ),
  integersOf(
    'int',
    changed.map(each => each.subject),
  ),
  integersOf(
    'int',
    changed.map(each => each.before),
  ),
  integersOf(
    'int',
    changed.map(each => each.after),
  ),
  rules.mark,
  rules.negativeMark,
  parts,
  part,
]

/** Writes the results of version `to`, those that are not there yet. Resolves to how many. */
export async function writeRescored(client: PoolClient, rescoring: Rescoring, to: number): Promise<number> {
  const { rowCount } = await client.query(
    `${rescored}
     insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select s.user_id, $1, s.mode, s.try, $13, s.new_marks, s.correct, s.incorrect, s.taken_ms, s.submitted_at,
            array(select before + coalesce((select case when i % 2 = 1 then ${moreRight} else ${moreWrong} end
                                              from changed c where c.subject = (i - 1) / 2), 0)
                    from unnest(s.subjects) with ordinality as u (before, i) order by i),
            s.ranked
       from rescored s
      where not exists (select from results n where n.user_id = s.user_id and n.exam_id = $1 and n.mode = s.mode
                           and n.try = s.try and n.version = $13)`,
    [...values(rescoring), to],
  )
  return rowCount ?? 0
}

/** So many sheets of one mode that had the one marks and get the other; in thousandths. */
export interface MovedMarks {
  readonly mode: number
  readonly ranked: boolean
  readonly before: number
  readonly after: number
  readonly count: number
  /** One of those people, and their try. */
  readonly person: string
  readonly try: number
}

/** What marking them again would come to; writes nothing. */
export async function countRescored(client: PoolClient, rescoring: Rescoring): Promise<MovedMarks[]> {
  const { rows } = await client.query<MovedMarks>(
    `${rescored}
     select mode, ranked, marks as before, new_marks as after, count(*)::int as count,
            (min(array[user_id, try]))[1]::text as person, (min(array[user_id, try]))[2]::int as try
       from rescored group by mode, ranked, marks, new_marks`,
    values(rescoring),
  )
  return rows
}

/** One person's sheet of a group of moved marks: its place in the list of groups that was asked for. */
export interface RescoredSheet {
  readonly group: number
  readonly person: number
  readonly name: string | null
  readonly takenMs: number
  readonly submittedAt: Date
}

/** The ranked sheets of the live exam that move in one of these ways, those of the first ways first, at most `limit`. */
export async function readRescored(
  client: PoolClient,
  rescoring: Rescoring,
  groups: readonly Pick<MovedMarks, 'before' | 'after'>[],
  limit: number,
): Promise<RescoredSheet[]> {
  const { rows } = await client.query<RescoredSheet>(
    `${rescored}
     select (g.place - 1)::int as "group", s.user_id::float8 as person, u.name, s.taken_ms as "takenMs",
            s.submitted_at as "submittedAt"
       from rescored s
       join unnest($13::int[], $14::int[]) with ordinality as g (before, after, place)
         on g.before = s.marks and g.after = s.new_marks
       left join users u on u.id = s.user_id
      where s.ranked and s.mode = ${attemptMode.live}
      order by g.place, s.taken_ms, s.submitted_at, s.user_id limit $15`,
    [
      ...values(rescoring),
      integersOf(
        'int',
        groups.map(({ before }) => before),
      ),
      integersOf(
        'int',
        groups.map(({ after }) => after),
      ),
      limit,
    ],
  )
  return rows
}
