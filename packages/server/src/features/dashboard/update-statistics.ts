import { updateStatistics } from '@prostuti/contract/core/operations'
import { inTransaction } from '../../platform/db/transaction.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import type { TaskQueue } from '../../platform/tasks/tasks.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

/** Begins to count derived figures again, as a task; while one is under way that one is answered. */
export function createUpdateStatistics({ db: { pool } }: DashboardDeps, tasks: TaskQueue) {
  return implement(updateStatistics, (_, call) =>
    inTransaction(pool, async client => {
      const by = signedIn(call).id
      return { job: await tasks.enqueue(client, { kind: 'core.statistics', input: null, by, key: 'core.statistics' }) }
    }),
  )
}
