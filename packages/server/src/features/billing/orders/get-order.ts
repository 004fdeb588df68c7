import type { Language, PaymentReceipt } from '@prostuti/contract'
import { getOrder } from '@prostuti/contract/billing/operations'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { paymentOrders } from '../tables/orders.ts'
import { effectOf, nextOf, presentOrder } from './present-order.ts'
import { readRefunds } from './read-refunds.ts'

/** One of the caller's orders as a receipt. Throws `not_found` for anybody else's. */
export function createGetOrder(deps: { readonly db: Database }) {
  return implement(getOrder, async ({ params }, call) => {
    const receipt = await findReceipt(deps, params.id, signedIn(call), call.language)
    if (!receipt) throw new AppError('not_found')
    return receipt
  })
}

export async function findReceipt(
  { db }: { readonly db: Database },
  id: string,
  viewer: Pick<Viewer, 'id'>,
  language: Language,
): Promise<PaymentReceipt | null> {
  const [order] = await db.orm
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.id, BigInt(id)), eq(paymentOrders.userId, viewer.id)))
  if (!order) return null
  const refunds = (await readRefunds(db.orm, [order.id])).get(order.id) ?? []
  return {
    ...presentOrder(order, refunds, language),
    method: order.method,
    gateway_ref: order.bankTranId,
    ...effectOf(order),
    refunds,
    next: nextOf(order),
  }
}
