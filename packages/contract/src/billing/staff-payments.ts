import { z } from 'zod'
import { Day, Flag, Id, IdParams, Instant, longListOf, neededLine, PageQuery, text } from '../values.ts'
import { Money, Order, OrderCategory, OrderState, Refund, SurplusPayment } from './orders.ts'
import { paymentMethods } from './payment-methods.ts'

/** Why a payment is held. */
export const heldReasons = ['risk', 'already_owned', 'person_deleted'] as const

/** What is unused of what was paid for, in its own unit. `whole`: it cannot be used in parts. */
export const UnusedShare = z.strictObject({
  unit: z.enum(['coins', 'days', 'exams', 'whole']),
  unused: z.int().min(0),
  of: z.int().min(1),
})
export type UnusedShare = z.infer<typeof UnusedShare>

/** A payment as staff see it. */
export const StaffPayment = Order.extend({
  /** Null once the person is deleted. */
  user: z.strictObject({ id: Id, name: z.string() }).nullable(),
  channel: z.enum(['gateway', 'hand']),
  /** By what, in the gateway's words; of money that staff took a `HandMethod`. */
  method: z.string().nullable(),
  held_reason: z.enum(heldReasons).nullable(),
  gateway_ref: z.string().nullable(),
  refunds: z.array(Refund),
  /** What is unused now; null where nothing was given for it, or all of it is back. */
  share: UnusedShare.nullable(),
  /** What a refund now would pay back, and take from the person; null where nothing can be paid back, or is already. */
  refundable: z
    .strictObject({
      amount: Money,
      /** Bought coins that are unspent. */
      coins: z.number().int().min(0),
      /** Of premium. */
      days: z.number().int().min(0),
      /** Whether it takes the program. */
      program: z.boolean(),
    })
    .nullable(),
  surplus: z.array(SurplusPayment),
})
export type StaffPayment = z.infer<typeof StaffPayment>

/** What happened to a payment: what was posted to us (`reported`), and what became of it. */
export const PaymentEvent = z.strictObject({
  kind: z.enum(['ordered', 'reported', 'paid', 'held', 'refund_asked', 'paid_again']),
  at: Instant,
  /** What came of a report, or the state of a refund, as the server names it. */
  outcome: z.string().nullable(),
})

/** One thing in which our order and the gateway's answer have to agree. */
export const PaymentCheck = z.strictObject({
  what: z.enum(['amount', 'currency', 'order', 'risk']),
  ours: z.string(),
  theirs: z.string(),
  agrees: z.boolean(),
})
export type PaymentCheck = z.infer<typeof PaymentCheck>

/** One payment with what is to be known before it is released or paid back. */
export const PaymentDetail = StaffPayment.extend({
  /** What its person has now; null once they are deleted. */
  person: z
    .strictObject({
      coins: z.int().min(0),
      /** Coins that they owe: those that come pay them first. */
      owed: z.int().min(0),
      /** Programs that they have, but for those of premium. */
      programs: z.int().min(0),
      premium_until: Instant.nullable(),
    })
    .nullable(),
  /** What the gateway said when it was credited or held, beside our order; null where nothing of it was kept. */
  checks: z.array(PaymentCheck).nullable(),
  /** Oldest first. */
  events: z.array(PaymentEvent),
})
export type PaymentDetail = z.infer<typeof PaymentDetail>

/** `search`: an order's number or its beginning, the gateway's transaction, or a person by name, e-mail or id. Days are Dhaka's. */
const PaymentFilter = z.strictObject({
  search: text(100).optional(),
  from: Day.optional(),
  to: Day.optional(),
  program: Id.optional(),
  category: OrderCategory.optional(),
  method: z.enum(paymentMethods).optional(),
  state: OrderState.optional(),
  user: Id.optional(),
  /** Those alone that were paid more than once. */
  surplus: Flag.optional(),
})

/** Taka with two decimals, of many payments. */
export const MoneySum = z.string().regex(/^\d{1,15}\.\d{2}$/)

/** Payments added up. `back` is of what was `paid`, as far as it has not failed. */
const Sums = z.strictObject({
  orders: z.int().min(0),
  /** Of these that many are paid. */
  paid_orders: z.int().min(0),
  paid: MoneySum,
  held: MoneySum,
  back: MoneySum,
})

export const PaymentSums = z.strictObject({
  /** The days that are added up: those of the filter, else the last 30. */
  from: Day,
  to: Day,
  total: Sums,
  /** Days on which something was ordered, the newest first. */
  days: z.array(Sums.extend({ day: Day })),
  /** What was ordered, the most paid first; `program` is null of coins and premium. */
  products: z.array(
    Sums.extend({ category: OrderCategory, program: z.strictObject({ id: Id, title: z.string() }).nullable() }),
  ),
})
export type PaymentSums = z.infer<typeof PaymentSums>

/** What was shown, sent back. */
const ShownMoney = text(12).regex(/^\d{1,9}\.\d{2}$/, 'taka with two decimals')

export const staffPaymentShapes = {
  /** Newest first. More than 1,000 payments are not counted. */
  'billing.listPayments': { query: PageQuery.extend(PaymentFilter.shape), returns: longListOf(StaffPayment) },
  /** What the same filter finds, added up; a year at most (`validation_failed`). */
  'billing.sumPayments': { query: PaymentFilter, returns: PaymentSums },
  'billing.getPayment': { params: IdParams, returns: PaymentDetail },
  /**
   * Credits a held payment; `note` says why, for the books. Throws `conflict` for one that is not held, or whose person is gone.
   */
  'billing.releasePayment': {
    params: IdParams,
    body: z.strictObject({ note: neededLine(500) }),
    returns: StaffPayment,
  },
  /**
   * Pays back a held payment, or the unused share of a paid one; with `surplus` that surplus payment of the order as a whole. `note`
   * says why, for the books; `amount` is what staff were shown. Throws `conflict` where nothing can be paid back, or another amount
   * by now (`amount_changed` of the field).
   */
  'billing.refundPayment': {
    params: IdParams,
    body: z.strictObject({ note: neededLine(500), surplus: Id.optional(), amount: ShownMoney.optional() }),
    returns: StaffPayment,
  },
  /** Asks the gateway for this order and its refunds now, and settles what it says. Throws `try_later` without an answer. */
  'billing.checkPayment': { params: IdParams, body: z.strictObject({}), returns: StaffPayment },
} as const
