import { retryTask } from '@prostuti/contract/core/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../platform/audit/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { requeueFailed } from '../../platform/tasks/requeue-failed.ts'
import type { SystemDeps } from './system-deps.ts'

/** Does a failed task again; what has been put back already stays as it is, so that a second press does no harm. */
export function createRetryTask({ db, clock }: Pick<SystemDeps, 'db' | 'clock'>) {
  return implement(retryTask, ({ params: { id } }, call) =>
    inTransaction(db.pool, async client => {
      const { task, failure, isRequeued } = await requeue(client, id)
      if (isRequeued) {
        const change = { actor: signedIn(call).id, kind: 'task', id, action: 'retried', at: clock.now() } as const
        await writeAudit(client, [
          { ...change, before: { state: 'failed', failure }, after: { state: 'queued', kind: task.kind } },
        ])
      }
      return task
    }),
  )
}

async function requeue(client: PoolClient, id: string) {
  const done = await requeueFailed(client, id)
  if (done === 'unknown') throw new AppError('not_found')
  if (done === 'another runs')
    throw new AppError('conflict', {
      detail: {
        bn: 'এই কাজটিই এখন আরেকবার চলছে; সেটি শেষ হোক।',
        en: 'The same work is under way already; let it end first.',
      },
    })
  return done
}
