import type { RegradeState } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Exam } from '../exam.ts'

/** Whether the results of the exam with this id (as SQL) can be computed again, as SQL. */
export const regradeStateOf = (exam: string) => `case
  when exists (select from regrades g where g.exam_id = ${exam} and g.state = 'computing') then 'computing'
  when exists (select from result_versions v join exams x on x.id = v.exam_id and x.result_version = v.version
                where v.exam_id = ${exam} and v.final_at is not null) then 'ready'
  else 'not_final' end`

/** What a regrade needs to know of an exam. Marks in thousandths. */
export type RegradedExam = Pick<
  Exam,
  'id' | 'title' | 'resultVersion' | 'mark' | 'negativeMark' | 'cutMark' | 'isDemo' | 'totalQuestions'
>

/** Why a change of staff's has to wait, as `errors` of a `conflict`, so that screens can say it in their own words. */
const waitsFor = {
  not_final: 'The results are not final yet',
  computing: 'A regrade of this exam is under way',
  newer_version: 'The results have a newer version',
  keys_seen: 'This person could see the keys',
} as const

/** A `conflict` that says what it is with. */
export function conflictOf(code: keyof typeof waitsFor): AppError {
  return new AppError('conflict', { fields: [{ path: 'exam', code, message: waitsFor[code] }] })
}

/** Throws `no_exam_found`, and `conflict` with `not_final` or `computing` where the results cannot be computed again now. */
export async function assertReady(client: Pool | PoolClient, examId: number): Promise<void> {
  const { rows } = await client.query<{ state: RegradeState }>(`select ${regradeStateOf('$1')} as state`, [examId])
  const { state } = rows[0]!
  if (state !== 'ready') throw conflictOf(state)
}

/** So many results are marked again in one statement. */
const partSize = 20_000

/** In how many parts the results of a version are computed. */
export async function partsOf(client: PoolClient, examId: number, version: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from results where exam_id = $1 and version = $2',
    [examId, version],
  )
  return Math.max(1, Math.ceil(rows[0]!.count / partSize))
}
