import { getWaitingWork } from '@prostuti/contract/core/operations'
import { signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import type { DashboardDeps } from './dashboard-deps.ts'
import { readWaitingWork } from './read-waiting-work.ts'

/** What waits for staff, counted. */
export function createGetWaitingWork({ db: { pool } }: Pick<DashboardDeps, 'db'>) {
  return implement(getWaitingWork, (_, call) => readWaitingWork(pool, signedIn(call).role))
}
