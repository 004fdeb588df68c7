import { mayDo, type Role, type WaitingWork, waitingRights } from '@prostuti/contract'
import type { Pool } from 'pg'
import { waitingPairs } from '../questions/index.ts'

/** How much of each kind waits for a role of the staff; nothing of what it does not read. */
export async function readWaitingWork(pool: Pool, role: Role | null): Promise<WaitingWork> {
  const { rows } = await pool.query<WaitingWork>({
    name: 'waiting-work',
    text: `select
      (select count(*)::int from questions
        where not reviewed and returned_reason is null and deleted_at is null and merged_into is null) as questions,
      (select count(*)::int from question_flags where state = 'open') as flags,
      (select count(*)::int from exams where question_state = 2 and deleted_at is null) as exams,
      (select count(*)::int from payment_orders where state = 'held') as payments,
      (select count(*)::int from reconciled_differences) as differences,
      (select count(*)::int from ${waitingPairs}) as duplicates,
      (select count(*)::int from circulars where state = 1) as circulars,
      (select count(*)::int from contributions where state = 'waiting') as contributions`,
  })
  const counts = { ...rows[0]! }
  for (const work of Object.keys(waitingRights) as (keyof WaitingWork)[])
    if (!mayDo(role, waitingRights[work])) counts[work] = 0
  return counts
}
