import { releasePayment } from '@prostuti/contract/billing/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
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
  return implementOnce(
    releasePayment,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const id = BigInt(params.id)
      const showing = { language: call.language, now: deps.clock.now() }
      const before = await readStaffPayment(client, id, showing)
      if (!before) throw new AppError('not_found')
      const settlement = await settleIn(client, deps, id, { releasedBy: signedIn(call).id })
      if (settlement !== 'credited') throw new AppError('conflict')
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'payment', id, action: 'released', at: showing.now },
          before: { state: 'held', held_reason: before.held_reason },
          after: { state: 'paid', held_reason: null, note: body.note },
        },
      ])
      return (await readStaffPayment(client, id, showing))!
    },
  )
}
