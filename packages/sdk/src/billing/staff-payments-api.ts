import type { ReturnsOf, StaffPayment, WirePart } from '@prostuti/contract'
import { listPayments, refundPayment, releasePayment } from '@prostuti/contract/billing/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

export type PaymentFilter = PageFilter &
  Pick<NonNullable<WirePart<'billing.listPayments', 'query'>>, 'state' | 'user' | 'surplus'>

/** The calls by which staff look after payments; a moderator's alone. */
export interface StaffPaymentsApi {
  /** Everybody's payments, newest first. */
  payments(filter?: PaymentFilter): Promise<ReturnsOf<'billing.listPayments'>>
  /** Credits a held payment. Throws `conflict` for one that is not held, or whose person is gone. */
  release(id: string): Promise<StaffPayment>
  /**
   * Pays back a held payment, or what is unspent of a paid one; `note` says why. With `surplus` that surplus payment of the order goes
   * back, and nothing is taken from the person. Throws `conflict` where nothing can be paid back.
   */
  refund(id: string, note: string, surplus?: string): Promise<StaffPayment>
}

/** @example const { results } = await staffPaymentsApiOf(prostuti).payments({ state: 'held' }) */
export function staffPaymentsApiOf({ http }: Pick<Prostuti, 'http'>): StaffPaymentsApi {
  return {
    payments: ({ state, user, surplus, ...page } = {}) =>
      http.call(listPayments, { query: { state, user, surplus, ...pageQueryOf(page) } }),
    release: id =>
      oncePerIntent(http, JSON.stringify({ release: id }), idempotencyKey =>
        http.call(releasePayment, { params: { id }, body: {} }, { idempotencyKey }),
      ),
    refund: (id, note, surplus) =>
      oncePerIntent(http, JSON.stringify({ refund: id, note, surplus }), idempotencyKey =>
        http.call(refundPayment, { params: { id }, body: { note, surplus } }, { idempotencyKey }),
      ),
  }
}
