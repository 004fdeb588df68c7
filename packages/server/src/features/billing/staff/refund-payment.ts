import { refundPayment } from '@prostuti/contract/billing/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { takaOf } from '../orders/money.ts'
import { findRefundable, findRefundableSurplus, takeBack } from '../refunds/take-back.ts'
import { paymentRefunds } from '../tables/refunds.ts'
import { readStaffPayment } from './read-staff-payments.ts'

/**
 * Begins to pay a payment back: takes from the person what they paid for, and leaves a request that `pursueRefunds` takes to the
 * gateway. A surplus payment goes back as a whole and takes nothing. Throws `not_found` for an order or a surplus payment that there is
 * not, `conflict` where nothing can be paid back, and `payments_off`.
 */
export function createRefundPayment(deps: PaymentDeps) {
  return implementOnce(
    refundPayment,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      if (!deps.gateway) throw new AppError('payments_off')
      const id = BigInt(params.id)
      const showing = { language: call.language, now: deps.clock.now() }
      if (!(await readStaffPayment(client, id, showing))) throw new AppError('not_found')
      const locked = await lockOrder(client, id)
      const subject = { ...locked, at: showing.now }
      const surplusId = body.surplus === undefined ? null : BigInt(body.surplus)
      const refundable =
        surplusId === null
          ? await findRefundable(client, deps.coins, subject)
          : await findRefundableSurplus(client, id, surplusId)
      if (!refundable) throw new AppError('conflict')
      if (body.amount !== undefined && body.amount !== takaOf(refundable.amountPaisa)) throw amountChanged()
      const [refund] = await drizzle(client)
        .insert(paymentRefunds)
        .values({
          orderId: id,
          surplusId,
          ...refundable,
          note: body.note,
          staffId: signedIn(call).id,
          requestedAt: new Date(subject.at),
          nextCheckAt: new Date(subject.at),
        })
        .onConflictDoNothing()
        .returning()
      // Another refund of it is under way, or done.
      if (!refund) throw new AppError('conflict')
      await takeBack(client, deps.coins, subject, { ...refundable, ref: String(refund.id) })
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'payment', id, action: 'refunded', at: subject.at },
          after: { amount: takaOf(refundable.amountPaisa), surplus: body.surplus ?? null, note: body.note },
        },
      ])
      return (await readStaffPayment(client, id, showing))!
    },
  )
}

/** They have used some of it since staff looked. */
const amountChanged = () =>
  new AppError('conflict', {
    fields: [{ path: 'amount', code: 'amount_changed', message: 'Another amount can be paid back by now' }],
  })
