import type { Pool } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { approved } from '../../exams/index.ts'

/** An exam that has not begun, as those who have it are told. */
export interface ComingExam {
  readonly id: number
  readonly title: Localized
  readonly startTime: Date
  readonly questions: number
  readonly durationMs: number
  /** Of its own, and those whose routine leads to it where everybody may know of it. */
  readonly programs: readonly number[]
}

/** Exams with a page that begin after one instant and until another one, the next one first. */
export async function readComingExams(pool: Pool, after: number, until: number): Promise<ComingExam[]> {
  const { rows } = await pool.query<ComingExam>({
    name: 'exams-to-tell-of',
    text: `select e.id, e.title, e.start_time as "startTime", e.total_questions as questions, e.duration_ms as "durationMs",
                  array(select p.id from programs p
                         where p.deleted_at is null
                           and (p.id = e.program_id
                             or e.enrollment_visibility = 'everyone' and exists (
                               select from program_routine_days d cross join jsonb_array_elements(d.items) line
                                where d.program_id = p.id and (line->>'exam')::int = e.id))) as programs
             from exams e
            where e.question_state = ${approved} and e.mode = 'STANDARD' and not e.is_demo and e.web_view
              and e.start_time > $1 and e.start_time <= $2
            order by e.start_time, e.id`,
    values: [new Date(after), new Date(until)],
  })
  return rows
}
