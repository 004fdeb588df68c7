import type { PaymentDetail, PaymentSums, ReturnsOf, StaffPayment, WirePart } from '@prostuti/contract'
import {
  checkPayment,
  getPayment,
  getReconciliation,
  listPayments,
  refundPayment,
  releasePayment,
  startReconciliation,
  sumPayments,
} from '@prostuti/contract/billing/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** What narrows payments down, the same for their list and their sums. */
export type PaymentFilter = NonNullable<WirePart<'billing.sumPayments', 'query'>>

/** What goes back, and why. */
interface RefundWish {
  readonly note: string
  /** The surplus payment that goes back: nothing is taken from the person for it. */
  readonly surplus?: string
  /** As it was shown: another one by now is a `conflict`. */
  readonly amount?: string
}

/** The calls by which staff look after payments, as far as their role goes. */
export interface StaffPaymentsApi {
  /** Everybody's payments, newest first. */
  payments(filter?: PageFilter & PaymentFilter): Promise<ReturnsOf<'billing.listPayments'>>
  /** The same added up by day and by product; without days the last 30. */
  sums(filter?: PaymentFilter): Promise<PaymentSums>
  payment(id: string): Promise<PaymentDetail>
  /** Credits a held payment; `note` says why. Throws `conflict` for one that is not held, or whose person is gone. */
  release(id: string, note: string): Promise<StaffPayment>
  /** Pays back a held payment, or the unused share of a paid one. Throws `conflict` where nothing can be paid back. */
  refund(id: string, wish: RefundWish): Promise<StaffPayment>
  /** Asks the gateway for it now. Throws `try_later` where it gives no answer. */
  check(id: string): Promise<StaffPayment>
  /** Our books beside the gateway's report; by default of this month. */
  reconciliation(month?: string): Promise<ReturnsOf<'billing.getReconciliation'>>
  /** Compares a month again; `core.task` says how far it is. */
  reconcile(month: string): Promise<ReturnsOf<'billing.startReconciliation'>>
}

const filterOf = ({ search, from, to, program, category, method, state, user, surplus }: PaymentFilter) => ({
  ...{ search, from, to, program, category, method, state, user, surplus },
})

/**
 * `StaffPaymentsApi` of a client.
 *
 * @example const { results } = await staffPaymentsApiOf(prostuti).payments({ state: 'held' })
 */
export function staffPaymentsApiOf({ http }: Pick<Prostuti, 'http'>): StaffPaymentsApi {
  return {
    payments: (filter = {}) => http.call(listPayments, { query: { ...filterOf(filter), ...pageQueryOf(filter) } }),
    sums: (filter = {}) => http.call(sumPayments, { query: filterOf(filter) }),
    payment: id => http.call(getPayment, { params: { id } }),
    release: (id, note) =>
      oncePerIntent(http, JSON.stringify({ release: id, note }), idempotencyKey =>
        http.call(releasePayment, { params: { id }, body: { note } }, { idempotencyKey }),
      ),
    refund: (id, wish) =>
      oncePerIntent(http, JSON.stringify({ refund: id, ...wish }), idempotencyKey =>
        http.call(refundPayment, { params: { id }, body: { ...wish } }, { idempotencyKey }),
      ),
    check: id => http.call(checkPayment, { params: { id }, body: {} }),
    reconciliation: month => http.call(getReconciliation, { query: { month } }),
    reconcile: month => http.call(startReconciliation, { body: { month } }),
  }
}
