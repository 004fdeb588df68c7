import type { Language, StaffResult } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import { instantText } from '../exam.ts'
import { marksFor } from '../scoring/scoring.ts'
import { presentPerson } from '../standings/rank-rows.ts'
import { attemptMode, closedBy } from '../tables/attempts.ts'
import { countedQuestions, type FinalExam } from './result-head.ts'

/** A line of the merit list as the database gives it. Marks in thousandths. */
export interface ResultRow extends Record<string, unknown> {
  readonly place: number
  readonly position: number
  readonly user_id: string
  readonly name: string | null
  readonly alias: string | null
  readonly marks: number
  readonly taken_ms: number
  readonly correct: number
  readonly incorrect: number
  readonly subjects: number[]
  readonly submitted_at: Date
  readonly submission_id: string | null
  readonly closed_by: number | null
}

/** An address is no name, though a provider may have given it for one. */
export const resultColumns = sql.raw(`s.place, s.position, s.user_id::text, s.marks, s.taken_ms,
  case when strpos(u.name, '@') = 0 then u.name end as name, u.rank_alias as alias,
  r.correct, r.incorrect, r.subjects, r.submitted_at, a.submission_id::text, a.closed_by`)

/** The lines of a final list, as SQL; `found` narrows them down. */
export function resultLines({ exam }: Pick<FinalExam, 'exam'>, found: SQL = sql`true`): SQL {
  return sql`from final_standings s
    join results r on r.user_id = s.user_id and r.exam_id = s.exam_id and r.mode = ${attemptMode.live} and r.try = 1
                  and r.version = s.version
    join attempts a on a.user_id = r.user_id and a.exam_id = r.exam_id and a.mode = r.mode and a.try = r.try
    left join users u on u.id = s.user_id
   where s.exam_id = ${exam.id} and s.version = ${exam.resultVersion} and ${found}`
}

/** Whose name or alias holds this text, or whose receipt's number begins with it. */
export function foundBy(search: string): SQL {
  const holds = (column: string) =>
    sql`strpos(lower(normalize(${sql.raw(column)})), lower(normalize(${search}::text))) > 0`
  const isNumber = /^[0-9a-f-]{4,36}$/i.test(search)
  const receipt = isNumber ? sql`starts_with(a.submission_id::text, lower(${search}::text))` : sql`false`
  return sql`(${holds('u.name')} or ${holds('u.rank_alias')} or ${receipt})`
}

export function presentResult({ exam, key }: FinalExam, row: ResultRow, language: Language): StaffResult {
  const person = { name: row.name, picture: null, user_id: row.user_id }
  return {
    ...{ position: row.position, place: row.place, marks: row.marks / 1000 },
    user: {
      ...{ id: row.user_id, alias: row.alias },
      name: presentPerson(person, { language, showPicture: () => null }).name,
    },
    subjects: key.subjects.map(
      (_, subject) => marksFor(row.subjects[subject * 2] ?? 0, row.subjects[subject * 2 + 1] ?? 0, exam) / 1000,
    ),
    ...{ correct: row.correct, incorrect: row.incorrect },
    unanswered: countedQuestions(key).all - row.correct - row.incorrect,
    passed: exam.cutMark === null ? null : row.marks >= exam.cutMark,
    taken_seconds: Math.round(row.taken_ms / 1000),
    submitted_at: instantText(new Date(row.submitted_at).getTime()),
    receipt: row.closed_by === closedBy.settle ? null : row.submission_id,
  }
}
