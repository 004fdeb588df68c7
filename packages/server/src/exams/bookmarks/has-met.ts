import type { Pool } from 'pg'
import type { Viewer } from '../../api/viewer.ts'
import { instantText } from '../exam.ts'

/** Whether this person has seen a question: they joined an exam that has it, after its start. */
export async function hasSeenQuestion(pool: Pool, viewer: Viewer, question: string, now: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-met',
    text: `select 1 from attempts a
             join paper_keys p on p.exam_id = a.exam_id and p.version = a.paper_version
             join exams e on e.id = a.exam_id
            where a.user_id = $1 and p.question_ids @> array[$2::bigint] and e.start_time <= $3 limit 1`,
    values: [String(viewer.id), question, instantText(now)],
  })
  return rowCount === 1
}
