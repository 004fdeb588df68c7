import type { Pool } from 'pg'
import type { RankedVersion } from './rank-rows.ts'

/** As SQL: whether the version of the results that counts now is final, of the exam with this id. */
export const finalNow = (exam: string) => `exists (
  select from result_versions v join exams x on x.id = v.exam_id and x.result_version = v.version
   where v.exam_id = ${exam} and v.final_at is not null)`

/** What was published when a version of the results became final. */
export interface FinalVersion {
  /** Milliseconds since 1970. */
  readonly finalAt: number
  readonly receiptCount: number
  /** Root of the tree of receipts; null where nobody is ranked. */
  readonly receiptRoot: Buffer | null
}

/** Null while the version is provisional. */
export async function readFinalVersion(pool: Pool, { examId, version }: RankedVersion): Promise<FinalVersion | null> {
  const { rows } = await pool.query<{ final_at: Date; receipt_count: number; receipt_root: Buffer | null }>({
    name: 'final-version',
    text: `select final_at, receipt_count, receipt_root from result_versions
            where exam_id = $1 and version = $2 and final_at is not null`,
    values: [examId, version],
  })
  const [row] = rows
  return row
    ? { finalAt: row.final_at.getTime(), receiptCount: row.receipt_count, receiptRoot: row.receipt_root }
    : null
}
