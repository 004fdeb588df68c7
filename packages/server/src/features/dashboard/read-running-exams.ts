import type { RunningExam } from '@prostuti/contract'
import type { Pool } from 'pg'
import { approved, attemptMode, attemptState } from '../exams/index.ts'
import { type ExamsReading, type NamedExamRow, presentNames } from '../programs/index.ts'

const { live } = attemptMode

interface RunningRow extends NamedExamRow {
  readonly end_time: Date
  readonly sitting: number
  readonly submitted: number
}

/**
 * Exams that run now, halted ones too while a learner sits them. Sheets that are in are counted by the distribution of marks, which
 * costs the same with a hundred examinees and a million.
 */
export async function readRunningExams(pool: Pool, { now, language }: ExamsReading): Promise<RunningExam[]> {
  const { rows } = await pool.query<RunningRow>({
    name: 'running-exams',
    text: `select * from (
             select e.id, e.title, e.start_time, e.end_time, e.question_state, e.program_id, p.title as program_title,
                    (select count(*)::int from attempts a where a.exam_id = e.id and a.mode = ${live}
                        and a.state = ${attemptState.open}) as sitting,
                    (select coalesce(sum(c.count), 0)::int from exam_mark_counts c
                      where c.exam_id = e.id and c.mode = ${live} and c.version = e.result_version) as submitted
               from exams e left join programs p on p.id = e.program_id
              where e.start_time <= $1 and e.end_time > $1 and e.deleted_at is null) as running
            where question_state = ${approved} or sitting > 0
            order by end_time, id`,
    values: [now],
  })
  return rows.map(row => ({
    ...presentNames(row, language),
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    question_state: row.question_state,
    sitting: row.sitting,
    submitted: row.submitted,
  }))
}
