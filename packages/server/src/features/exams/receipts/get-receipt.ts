import type { AttemptReceipt, ExamMode } from '@prostuti/contract'
import { getReceipt } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { optionalInstant } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { attemptMode, attemptState, closedBy } from '../tables/attempts.ts'

interface ReceiptRow {
  readonly try: number
  readonly deadline: Date | null
  readonly closed_by: number
  readonly receipt: string
}

/** The receipt of my newest closed try, from any device and before any mark is published; `not_joined` without one. */
export function createGetReceipt({ db, catalog }: ResultDeps) {
  return implement(getReceipt, async ({ params, query }, call): Promise<AttemptReceipt> => {
    const exam = await catalog.get(params.id, signedIn(call))
    const state: ExamMode = query.state ?? 'live'
    const { rows } = await db.pool.query<ReceiptRow>({
      name: 'newest-receipt',
      text: `select try, deadline, closed_by, receipt from attempts
              where user_id = $1 and exam_id = $2 and mode = $3 and state = ${attemptState.closed}
              order by try desc limit 1`,
      values: [String(signedIn(call).id), exam.id, attemptMode[state]],
    })
    const [row] = rows
    if (!row) throw new AppError('not_joined')
    return {
      receipt: JSON.parse(row.receipt),
      state,
      attempt: row.try,
      deadline: optionalInstant(row.deadline?.getTime() ?? null),
      settled: row.closed_by === closedBy.settle,
    }
  })
}
