import type { PoolClient } from 'pg'
import { integersOf } from '../../../platform/db/array-of.ts'
import type { Log } from '../../../platform/log.ts'
import { instantText } from '../exam.ts'
import { attemptMode } from '../tables/attempts.ts'
import type { AttemptRow } from './attempt-rows.ts'

/** An attempt that is due and cannot be closed, and why. */
export interface Unclosable {
  readonly row: AttemptRow
  readonly error: unknown
}

/**
 * Puts attempts that could not be closed off by as long as they have been overdue, from a minute to an hour: each is tried
 * again, less and less often, and none stands before those that can be closed. Logs each cause once with its number.
 */
export async function postpone(
  client: PoolClient,
  unclosable: readonly Unclosable[],
  now: number,
  log: Log,
): Promise<void> {
  const rows = unclosable.map(({ row }) => row)
  await client.query(
    `update attempts a
        set settle_at = $5::timestamptz + least(greatest($5::timestamptz - a.deadline, interval '1 minute'), interval '1 hour')
       from unnest($1::bigint[], $2::int[], $3::smallint[], $4::smallint[]) as w (user_id, exam_id, mode, try)
      where a.user_id = w.user_id and a.exam_id = w.exam_id and a.mode = w.mode and a.try = w.try`,
    [
      integersOf(
        'bigint',
        rows.map(row => Number(row.userId)),
      ),
      integersOf(
        'int',
        rows.map(row => row.examId),
      ),
      integersOf(
        'smallint',
        rows.map(row => attemptMode[row.mode]),
      ),
      integersOf(
        'smallint',
        rows.map(row => row.try),
      ),
      instantText(now),
    ],
  )
  for (const { exam, error, count } of causesOf(unclosable)) {
    log.error({ err: error, exam, attempts: count }, 'attempts that are due could not be closed')
  }
}

function causesOf(unclosable: readonly Unclosable[]): { exam: number; error: unknown; count: number }[] {
  const causes = new Map<string, { exam: number; error: unknown; count: number }>()
  for (const { row, error } of unclosable) {
    const name = `${row.examId} ${error}`
    const cause = causes.get(name)
    if (cause) cause.count++
    else causes.set(name, { exam: row.examId, error, count: 1 })
  }
  return [...causes.values()]
}
