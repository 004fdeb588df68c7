import type { ComingExam } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { type ExamsReading, type NamedExamRow, presentNames } from './exam-names.ts'

interface ComingRow extends NamedExamRow {
  readonly total_questions: number
  readonly chosen_questions: number
}

const week = 7 * 24 * 60 * 60 * 1000

/** Exams that begin within seven days, whatever their state, of one program or of all. */
export async function readComingExams(
  pool: Pool | PoolClient,
  { now, language }: ExamsReading,
  program: number | null = null,
): Promise<ComingExam[]> {
  const { rows } = await pool.query<ComingRow>({
    name: 'coming-exams',
    text: `select e.id, e.title, e.start_time, e.question_state, e.total_questions, e.program_id, p.title as program_title,
                  (select count(*)::int from exam_questions q where q.exam_id = e.id) as chosen_questions
             from exams e left join programs p on p.id = e.program_id
            where e.start_time > $1 and e.start_time <= $2 and e.deleted_at is null
              and ($3::int is null or e.program_id = $3)
            order by e.start_time, e.id limit 100`,
    values: [now, new Date(now.getTime() + week), program],
  })
  return rows.map(row => ({
    ...presentNames(row, language),
    start_time: row.start_time.toISOString(),
    question_state: row.question_state,
    chosen_questions: row.chosen_questions,
    total_questions: row.total_questions,
  }))
}
