import { bestExams, type PeriodStandings } from '@prostuti/contract'
import type { Pool } from 'pg'
import { type Exam, totalMarks } from '../../exam.ts'
import { attemptMode } from '../../tables/attempts.ts'
import { commonTotal, percentOf } from './scores.ts'

/** What a person still lacks in a list of these exams, with the mean so far; null for who has sat enough. */
export async function readMissing(
  pool: Pool,
  person: bigint,
  exams: readonly Exam[],
): Promise<PeriodStandings['missing']> {
  const { rows } = await pool.query<{ exam_id: number; marks: number }>({
    name: 'own-ranked-marks',
    text: `select r.exam_id, r.marks
             from unnest($2::int[], $3::int[]) as s (exam_id, version)
             join results r on r.user_id = $1 and r.exam_id = s.exam_id and r.version = s.version
                           and r.mode = ${attemptMode.live} and r.try = 1 and r.ranked`,
    values: [String(person), exams.map(({ id }) => id), exams.map(({ resultVersion }) => resultVersion)],
  })
  if (rows.length >= bestExams) return null
  const totals = new Map(exams.map(exam => [exam.id, totalMarks(exam)]))
  const common = commonTotal([...totals.values()])
  const sum = rows.reduce((sofar, row) => sofar + BigInt(row.marks) * (common / BigInt(totals.get(row.exam_id)!)), 0n)
  return {
    exams: bestExams - rows.length,
    percent: rows.length === 0 ? null : percentOf(sum, common * BigInt(rows.length)),
  }
}
