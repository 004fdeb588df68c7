import { closedBy } from '@prostuti/server/features/exams/tables/attempts'
import type { Database } from '@prostuti/server/platform/db/database'

/** How many the server handed in by itself, at their deadline, with these marks (in thousandths). */
export async function settledWith({ pool }: Pick<Database, 'pool'>, exam: number, marks: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from attempts a join results r using (user_id, exam_id, mode, try)
      where a.exam_id = $1 and a.closed_by = ${closedBy.settle} and a.submitted_at = a.deadline
        and r.submitted_at = a.deadline and r.marks = $2`,
    [exam, marks],
  )
  return rows[0]!.count
}
