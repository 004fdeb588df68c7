import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'

/** An exam's row as staff's changes of its sheets need it, locked until the transaction ends. */
export interface LockedExam {
  readonly id: number
  readonly resultVersion: number
}

/** Of several who change an exam at once each waits for the one before. Throws `no_exam_found`. */
export async function lockExam(client: PoolClient, id: string): Promise<LockedExam> {
  const { rows } = await client.query<LockedExam>(
    'select id, result_version as "resultVersion" from exams where id::bigint = $1 for no key update',
    [id],
  )
  if (!rows[0]) throw new AppError('no_exam_found')
  return rows[0]
}
