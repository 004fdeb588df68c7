import type { Language, PurchaseStatus } from '@prostuti/contract'
import { getPurchase } from '@prostuti/contract/billing/operations'
import { and, eq, gt } from 'drizzle-orm'
import { implement } from '../../api/implement.ts'
import { Reply } from '../../api/reply.ts'
import { AppError } from '../../errors.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { readRefunds } from '../refunds/read-refunds.ts'
import { takaOf } from './money.ts'
import { returnTokenHash } from './order-secrets.ts'
import { nextOf, presentProduct, statusOf } from './present-order.ts'
import { paymentOrders } from './tables.ts'

/** What the token of the way back finds, to whoever holds it. Throws `not_found` for a wrong or an old one. */
export function createGetPurchase(deps: Pick<PaymentDeps, 'db' | 'clock'>) {
  return implement(getPurchase, async ({ params }, call) => {
    const purchase = await findPurchase(deps, params.return_token, call.language)
    if (!purchase) throw new AppError('not_found')
    // Open to visitors, and yet nothing that any cache may keep.
    return Reply.json(purchase, { headers: { 'cache-control': 'private, no-store' } })
  })
}

export async function findPurchase(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  token: string,
  language: Language,
): Promise<PurchaseStatus | null> {
  const [order] = await db.orm
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.returnTokenHash, returnTokenHash(token)),
        gt(paymentOrders.returnTokenEnds, new Date(clock.now())),
      ),
    )
  if (!order) return null
  const refunds = (await readRefunds(db.orm, [order.id])).get(order.id) ?? []
  // A payment that came twice goes back beside what was bought; one that could not go back is as it was.
  const refund = refunds.find(({ surplus, state }) => surplus === null && state !== 'failed')
  return {
    status: refund ? 'refunded' : statusOf(order),
    order: String(order.id),
    product: presentProduct(order, language),
    amount: takaOf(order.amountPaisa),
    at: order.createdAt.toISOString(),
    held: order.state === 'held' && !refund,
    refund: refund ? { amount: refund.amount, state: refund.state } : null,
    next: nextOf(order),
  }
}
