import type { Result } from '@prostuti/contract'
import type { Pool } from 'pg'
import { type Exam, totalMarks } from '../exam.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { RankedExam } from './mark-counts.ts'

const wantedSteps = 20

/**
 * How everybody's marks are spread, in about twenty equal steps from the lowest possible mark to the full ones. Wherever
 * it can be, a step is a whole number of the smallest differences that marks can have: else some steps would hold more
 * possible marks than their neighbours, and the figure would have teeth.
 */
export async function histogramOf(
  pool: Pool,
  exam: Exam,
  { id, mode, version }: RankedExam,
): Promise<NonNullable<Result['histogram']>> {
  const lowest = -exam.totalQuestions * exam.negativeMark
  const range = totalMarks(exam) - lowest
  const steps = stepCount(range / smallestDifference(exam))
  const { rows } = await pool.query<{ step: number; count: number }>({
    name: 'histogram',
    text: `select least(floor((marks - $4::int)::float8 * $6::int / $5::int), $6::int - 1)::int as step, sum(count)::int as count
             from exam_mark_counts where exam_id = $1 and mode = $2 and version = $3 group by 1`,
    values: [id, attemptMode[mode], version, lowest, range, steps],
  })
  const counts = new Map(rows.map(({ step, count }) => [step, count]))
  const edge = (step: number) => Math.round(lowest + (range * step) / steps) / 1000
  return Array.from({ length: steps }, (_, step) => ({
    from: edge(step),
    to: edge(step + 1),
    count: counts.get(step) ?? 0,
  }))
}

function smallestDifference({ mark, negativeMark }: Pick<Exam, 'mark' | 'negativeMark'>): number {
  return divisor(mark, negativeMark)
}

/** The greatest common one. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The number of steps nearest to twenty that divides so many units, from ten to thirty; for few units, each its own. */
export function stepCount(units: number): number {
  if (units < wantedSteps / 2) return units
  const fitting = Array.from({ length: 21 }, (_, index) => wantedSteps / 2 + index).filter(each => units % each === 0)
  const nearest = fitting.sort((a, b) => Math.abs(a - wantedSteps) - Math.abs(b - wantedSteps))[0]
  return nearest ?? wantedSteps
}
