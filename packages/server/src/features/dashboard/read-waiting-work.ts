import type { WaitingWork } from '@prostuti/contract'
import type { Pool } from 'pg'
import { waitingPairs } from '../questions/index.ts'

/** How much of each kind waits for staff. */
export async function readWaitingWork(pool: Pool): Promise<WaitingWork> {
  const { rows } = await pool.query<WaitingWork>({
    name: 'waiting-work',
    text: `select
      (select count(*)::int from questions
        where not reviewed and returned_reason is null and deleted_at is null and merged_into is null) as questions,
      (select count(*)::int from question_flags where state = 'open') as flags,
      (select count(*)::int from exams where question_state = 2 and deleted_at is null) as exams,
      (select count(*)::int from payment_orders where state = 'held') as payments,
      (select count(*)::int from ${waitingPairs}) as duplicates,
      (select count(*)::int from circulars where state = 1) as circulars,
      (select count(*)::int from contributions where state = 'waiting') as contributions`,
  })
  return rows[0]!
}
