import type { Language, Order, OrderedProduct, OrderState, PurchaseStatus } from '@prostuti/contract'
import { inLanguage } from '../../db/in-language.ts'
import type { OrderRow } from './lock-order.ts'
import { takaOf } from './money.ts'

export function presentOrder(row: OrderRow, language: Language): Order {
  return {
    id: String(row.id),
    tran_id: row.tranId,
    product: presentProduct(row, language),
    amount: takaOf(row.amountPaisa),
    state: row.state,
    at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    receipt: `/receipt?id=${row.id}`,
  }
}

export function presentProduct(
  { category, productId, offerId, product }: OrderRow,
  language: Language,
): OrderedProduct {
  const { title, coins, days } = product
  return { category, product_id: productId, offer_id: offerId, title: inLanguage(title, language), coins, days }
}

type PaymentStatus = Exclude<PurchaseStatus['status'], 'refunded'>

const statuses: Readonly<Record<OrderState, PaymentStatus>> = {
  paid: 'paid',
  pending: 'confirming',
  held: 'confirming',
  cancelled: 'cancelled',
  failed: 'failed',
  expired: 'failed',
  refunded: 'failed',
}

/** What whoever comes back from paying is told; what went back is for `findPurchase` to say. */
export function statusOf({ state }: Pick<OrderRow, 'state'>): PaymentStatus {
  return statuses[state]
}

/** Where what was bought stands on the site: coins and premium in the profile. */
export function nextOf({ category, productId }: OrderRow): string {
  return category === 'program_purchase' ? `/program?id=${productId}` : '/profile'
}
