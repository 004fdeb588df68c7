import { checkPayment } from '@prostuti/contract/billing/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { GatewayError } from '../gateway/payment-gateway.ts'
import { settleTries } from '../payments/reconcile.ts'
import { renewDifference } from '../reconciliation/renew-difference.ts'
import { pursueRefunds } from '../refunds/pursue-refunds.ts'
import { readStaffPayment } from './read-staff-payments.ts'

const noAnswer = {
  bn: 'গেটওয়ে এখন উত্তর দিচ্ছে না। কিছু বদলায়নি; একটু পরে আবার জিজ্ঞেস করুন।',
  en: 'The gateway gives no answer now. Nothing has changed; please ask again in a moment.',
}

/**
 * Asks the gateway for one order and for its refunds, and settles what it says. Throws `not_found`, `conflict` for money that staff took,
 * `payments_off`, and `try_later` where no answer came: nothing has changed then.
 */
export function createCheckPayment(deps: PaymentDeps) {
  const { db, clock, gateway } = deps
  const read = async (id: bigint) => {
    const { rows } = await db.pool.query<{ tran_id: string; channel: string; state: string }>(
      'select tran_id, channel, state from payment_orders where id = $1',
      [String(id)],
    )
    if (!rows[0]) throw new AppError('not_found')
    return rows[0]
  }
  return implement(checkPayment, async ({ params }, call) => {
    if (!gateway) throw new AppError('payments_off')
    const id = BigInt(params.id)
    const before = await read(id)
    if (before.channel === 'hand') throw new AppError('conflict')
    const tries = await gateway.findByTranId(before.tran_id).catch(error => {
      if (!(error instanceof GatewayError)) throw error
      throw new AppError('try_later', { detail: noAnswer, cause: error })
    })
    await settleTries(deps, id, tries)
    const { rowCount } = await db.pool.query(
      `update payment_refunds set next_check_at = $2 where order_id = $1 and next_check_at is not null`,
      [String(id), new Date(clock.now())],
    )
    if (rowCount) await pursueRefunds(deps, gateway)
    const { state } = await read(id)
    return inTransaction(db.pool, async client => {
      await renewDifference(client, String(id), tries)
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'payment', id, action: 'checked', at: clock.now() },
          before: { state: before.state },
          after: { state },
        },
      ])
      return (await readStaffPayment(client, id, { language: call.language, now: clock.now() }))!
    })
  })
}
