import type { Language, PurchaseStatus } from '@prostuti/contract'
import { abandonPurchase, getPurchase } from '@prostuti/contract/billing/operations'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { paymentOrders } from '../tables/orders.ts'
import type { OrderRow } from './lock-order.ts'
import { takaOf } from './money.ts'
import { moveUnpaid } from './move-unpaid.ts'
import { returnTokenHash } from './order-secrets.ts'
import { begunOn, effectOf, nextOf, ownRefund, presentProduct, reasonOf, statusOf } from './present-order.ts'
import { readRefunds } from './read-refunds.ts'

type PurchaseDeps = Pick<PaymentDeps, 'db' | 'clock'>

/** What the return token finds for its holder. Throws `not_found` for a wrong or an old one. */
export function createGetPurchase(deps: PurchaseDeps) {
  return implement(getPurchase, ({ params }, call) => answer(deps, params.return_token, call.language))
}

/** Ends a pending purchase as cancelled; any other stays as it is. Throws `not_found` for a wrong token or an old one. */
export function createAbandonPurchase(deps: PurchaseDeps) {
  return implement(abandonPurchase, async ({ params }, call) => {
    const order = await findOrder(deps, params.return_token)
    if (order) await moveUnpaid(deps, order, 'cancelled')
    return answer(deps, params.return_token, call.language)
  })
}

async function answer(deps: PurchaseDeps, token: string, language: Language): Promise<Reply> {
  const purchase = await findPurchase(deps, token, language)
  if (!purchase) throw new AppError('not_found')
  // Open to visitors, and yet nothing that any cache may keep.
  return Reply.json(purchase, { headers: { 'cache-control': 'private, no-store' } })
}

async function findOrder({ db, clock }: PurchaseDeps, token: string): Promise<OrderRow | undefined> {
  const isIts = eq(paymentOrders.returnTokenHash, returnTokenHash(token))
  const [order] = await db.orm
    .select()
    .from(paymentOrders)
    .where(and(isIts, gt(paymentOrders.returnTokenEnds, new Date(clock.now()))))
  return order
}

export async function findPurchase(
  deps: PurchaseDeps,
  token: string,
  language: Language,
): Promise<PurchaseStatus | null> {
  const order = await findOrder(deps, token)
  if (!order) return null
  const refunds = (await readRefunds(deps.db.orm, [order.id])).get(order.id) ?? []
  const refund = ownRefund(refunds)
  return {
    status: refund ? 'refunded' : statusOf(order),
    order: String(order.id),
    tran_id: order.tranId,
    product: presentProduct(order, language),
    amount: takaOf(order.amountPaisa),
    at: order.createdAt.toISOString(),
    held: order.state === 'held' && !refund,
    refund,
    reason: refund ? null : reasonOf(order),
    ...effectOf(order),
    next: nextOf(order),
    begun_on: begunOn(order),
  }
}
