import type { ExamBase } from '../exam-deps.ts'
import { isOpenLive } from './room-figures.ts'

/** A process knows an exam's times for a second; a join may take some more. */
const missedMs = 60_000

/**
 * Gives the extra time that everybody has got to those who joined by the exam as it was just before: their sheets began while it
 * was given.
 */
export async function mendDeadlines({ db, clock }: Pick<ExamBase, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.pool.query(
    `with due as (
       select a.user_id, a.exam_id, a.mode, a.try,
              least(a.joined_at + (e.duration_ms + e.extra_ms) * interval '1 millisecond', e.end_time) as deadline
         from exams e join attempts a on a.exam_id = e.id and ${isOpenLive} and a.joined_at > $2
        where e.extra_ms > 0 and e.end_time > $1
     ), mended as (
       update attempts a set deadline = d.deadline, settle_at = a.settle_at + (d.deadline - a.deadline),
                             sheet_revision = a.sheet_revision + 1
         from due d
        where a.user_id = d.user_id and a.exam_id = d.exam_id and a.mode = d.mode and a.try = d.try and a.deadline < d.deadline
       returning a.exam_id
     )
     update exams set updated_at = $1 where id in (select exam_id from mended)`,
    [new Date(now), new Date(now - missedMs)],
  )
}
