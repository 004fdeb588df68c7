import { startReconciliation } from '@prostuti/contract/billing/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { BillingDeps } from '../billing-deps.ts'

/** Begins to compare a month, as a task; while one of that month is under way that one is answered. */
export function createStartReconciliation({ db, gateway, tasks }: Pick<BillingDeps, 'db' | 'gateway' | 'tasks'>) {
  return implement(startReconciliation, async ({ body: { month } }, call) => {
    if (!gateway) throw new AppError('payments_off')
    const kind = 'billing.reconcile'
    const by = signedIn(call).id
    return inTransaction(db.pool, async client => ({
      job: await tasks.enqueue(client, { kind, input: { month }, by, key: `${kind} ${month}` }),
    }))
  })
}
