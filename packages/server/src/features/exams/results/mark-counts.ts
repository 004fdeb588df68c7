import type { ExamMode } from '@prostuti/contract'
import type { Pool } from 'pg'
import { attemptMode } from '../tables/attempts.ts'

/** Where marks stand among everybody's. */
export interface Standing {
  /** Competition rank: one more than the people with more marks. */
  readonly position: number
  /** People with fewer marks, in per cent of all others; 100 for a person alone. */
  readonly percentile: number
  readonly total: number
  readonly passed: number
}

/** Whose marks are counted together: one mode of an exam in one version of its results. */
export interface RankedExam {
  readonly id: number
  readonly mode: ExamMode
  readonly version: number
}

/**
 * Counts how many have more, the same, fewer: from the distribution of marks, not from the people, so that it costs
 * the same with a hundred examinees and a million. `marks` and `cutMark` in thousandths.
 */
export async function standingOf(
  pool: Pool,
  exam: RankedExam,
  marks: number,
  cutMark: number | null,
): Promise<Standing> {
  const { rows } = await pool.query<{ above: number; below: number; total: number; passed: number }>({
    name: 'standing',
    text: `select coalesce(sum(count) filter (where marks > $4), 0)::int as above,
                  coalesce(sum(count) filter (where marks < $4), 0)::int as below,
                  coalesce(sum(count), 0)::int as total,
                  coalesce(sum(count) filter (where marks >= $5), 0)::int as passed
             from exam_mark_counts where exam_id = $1 and mode = $2 and version = $3`,
    values: [exam.id, attemptMode[exam.mode], exam.version, marks, cutMark],
  })
  const { above, below, total, passed } = rows[0]!
  return {
    position: above + 1,
    percentile: percentileOf(below, total),
    total,
    passed: cutMark === null ? total : passed,
  }
}

/** To one decimal place, rounded down: nobody is shown 100 while another person is ahead. */
export function percentileOf(below: number, total: number): number {
  return total > 1 ? Math.floor((below * 1000) / (total - 1)) / 10 : 100
}
