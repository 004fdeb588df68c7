import { releasePayment } from '@prostuti/contract/billing/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { settleIn } from '../payments/settle.ts'
import { readStaffPayment } from './read-staff-payments.ts'

/**
 * Credits a held payment. Throws `conflict` for one that is not held or is being paid back, whose person is gone, or who has what was
 * paid for.
 */
export function createReleasePayment(deps: PaymentDeps) {
  return implementOnce(releasePayment, { pool: deps.db.pool, clock: deps.clock }, async ({ params }, call, client) => {
    const id = BigInt(params.id)
    if (!(await readStaffPayment(client, id, call.language))) throw new AppError('not_found')
    const settlement = await settleIn(client, deps, id, { releasedBy: signedIn(call).id })
    if (settlement !== 'credited') throw new AppError('conflict')
    return (await readStaffPayment(client, id, call.language))!
  })
}
