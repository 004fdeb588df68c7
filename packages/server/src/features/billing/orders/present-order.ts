import type { Language, Order, OrderedProduct, OrderState, PurchaseStatus, Refund } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { isOwnPath } from '../../auth/index.ts'
import type { OrderRow } from './lock-order.ts'
import { takaOf } from './money.ts'

/** `refunds` are those of this order, the oldest first. */
export function presentOrder(row: OrderRow, refunds: readonly Refund[], language: Language): Order {
  return {
    id: String(row.id),
    tran_id: row.tranId,
    product: presentProduct(row, language),
    amount: takaOf(row.amountPaisa),
    state: row.state,
    at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    receipt: `/receipt?id=${row.id}`,
    refund: ownRefund(refunds),
  }
}

/** What goes back of the payment itself: not of one that came twice, and not one that could not go back. */
export function ownRefund(refunds: readonly Refund[]): Order['refund'] {
  const refund = refunds.find(({ surplus, state }) => surplus === null && state !== 'failed')
  return refund ? { amount: refund.amount, state: refund.state } : null
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

/** What a person who comes back from paying is shown; what went back is for `findPurchase` to say. */
export function statusOf({ state }: Pick<OrderRow, 'state'>): PaymentStatus {
  return statuses[state]
}

const reasons: Partial<Readonly<Record<OrderState, PurchaseStatus['reason']>>> = {
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** Why nothing was paid; null where something was, or may still be. */
export function reasonOf({ state }: Pick<OrderRow, 'state'>): PurchaseStatus['reason'] {
  return reasons[state] ?? null
}

/** What the person had before and has after it, of coins or of premium. */
export function effectOf({ coinsBefore, coinsAfter, premiumBefore, premiumAfter }: OrderRow) {
  return {
    coins: coinsBefore === null || coinsAfter === null ? null : { before: coinsBefore, after: coinsAfter },
    premium: premiumAfter && {
      before: premiumBefore?.toISOString() ?? null,
      after: premiumAfter.toISOString(),
    },
  }
}

/** The page of our own site that the person came from; null for a partner's address. */
export function begunOn({ redirectUrl }: Pick<OrderRow, 'redirectUrl'>): string | null {
  return isOwnPath(redirectUrl) ? redirectUrl : null
}

/** Where what was bought stands on the site: coins and premium in the profile. */
export function nextOf({ category, productId }: OrderRow): string {
  return category === 'program_purchase' ? `/program?id=${productId}` : '/profile'
}
