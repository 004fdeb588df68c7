import type { Viewer } from '../auth/sessions.ts'
import { instantText } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { attemptMode, attemptState } from './tables.ts'

/** The live exam that somebody has begun and whose time is not over, the one that ends first; null when there is none. */
export async function unfinishedExam(
  { db, clock }: ExamDeps,
  viewer: Viewer | null,
): Promise<{ exam: number; deadline: Date } | null> {
  if (!viewer) return null
  const { rows } = await db.pool.query<{ exam_id: number; deadline: Date }>({
    name: 'unfinished-exam',
    text: `select exam_id, deadline from attempts
            where user_id = $1 and mode = ${attemptMode.live} and state = ${attemptState.open} and deadline > $2
            order by deadline limit 1`,
    values: [String(viewer.id), instantText(clock.now())],
  })
  return rows[0] ? { exam: rows[0].exam_id, deadline: rows[0].deadline } : null
}
