import { and, eq } from 'drizzle-orm'
import type { PaymentDeps } from '../billing-deps.ts'
import { paymentOrders } from '../tables/orders.ts'
import { type CheckPlan, soonAfter } from './check-schedule.ts'
import type { OrderRow } from './lock-order.ts'
import { moveOrder } from './moves.ts'

/** Ends an order without a payment, while nothing else has happened to it. Resolves to whether it did. */
export async function moveUnpaid(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { id }: Pick<OrderRow, 'id'>,
  event: 'failed' | 'cancelled' | 'expired',
): Promise<boolean> {
  const next = moveOrder('pending', event)
  if (next === null) throw new Error(`No pending order becomes ${event}`)
  // A person whose payment failed once may pay on the same page after all.
  const plan: CheckPlan = event === 'expired' ? { nextCheckAt: null, checks: 0 } : soonAfter(clock.now())
  const moved = await db.orm
    .update(paymentOrders)
    .set({ state: next, ...plan })
    .where(and(eq(paymentOrders.id, id), eq(paymentOrders.state, 'pending')))
    .returning({ id: paymentOrders.id })
  return moved.length > 0
}
