import { z } from 'zod'
import { Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import { ShownPrice } from './shown-price.ts'

export const OrderCategory = z.enum(['program_purchase', 'coin_purchase', 'premium_pack_purchase'])
export type OrderCategory = z.infer<typeof OrderCategory>

/**
 * `failed`, `cancelled` and `expired` are not final: a payment that is confirmed later still counts. `paid` is final (a refund
 * stands beside it). A `held` payment arrived and waits for staff: it becomes `paid` or `refunded`.
 */
export const OrderState = z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired', 'held', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

/** Taka with two decimals, `50.00`: a text, so that no client ever rounds it. */
export const Money = z.string().regex(/^\d{1,9}\.\d{2}$/)

/** What was ordered, as it was when it was ordered. */
export const OrderedProduct = z.strictObject({
  category: OrderCategory,
  product_id: Id,
  /** Of a premium pack: its day option. */
  offer_id: Id.nullable(),
  /** In the caller's language. */
  title: z.string(),
  /** Of a coin purchase. */
  coins: z.number().int().min(1).nullable(),
  /** Of a premium pack. */
  days: z.number().int().min(1).nullable(),
})
export type OrderedProduct = z.infer<typeof OrderedProduct>

/** A payment on its way back: `failed` and `refunded` are ends; of the latter the payment itself stays `paid`. */
export const RefundState = z.enum(['requested', 'processing', 'refunded', 'failed'])

export const Order = z.strictObject({
  id: Id,
  /** The order's number, by which the gateway knows it too. */
  tran_id: z.string(),
  product: OrderedProduct,
  amount: Money,
  state: OrderState,
  /** When it was made. */
  at: Instant,
  paid_at: Instant.nullable(),
  /** The address of its receipt on the site, `/receipt?id=…`. */
  receipt: z.string(),
  /** What goes back of this payment, or has gone; null: nothing. A surplus payment's way back is none of it. */
  refund: z.strictObject({ amount: Money, state: RefundState }).nullable(),
})
export type Order = z.infer<typeof Order>

export const Refund = z.strictObject({
  id: Id,
  /** The surplus payment that goes back; null: the payment by which the order was credited or held. */
  surplus: Id.nullable(),
  amount: Money,
  /** Coins that were taken back for it. */
  coins: z.number().int().min(0),
  state: RefundState,
  at: Instant,
})
export type Refund = z.infer<typeof Refund>

/** The person's coins around a purchase. */
const CoinsAround = z.strictObject({ before: z.number().int(), after: z.number().int() })
/** Until when premium was and is. */
const PremiumAround = z.strictObject({ before: Instant.nullable(), after: Instant })

export const PaymentReceipt = Order.extend({
  /**
   * By what it was paid, in the gateway's words (`BKASH-BKash`), a card's number masked; a `HandMethod` where staff took the money; null
   * until the gateway has said.
   */
  method: z.string().nullable(),
  /** The gateway's own reference; of money that staff took the number of the receipt or the transfer. */
  gateway_ref: z.string().nullable(),
  /** Null for what is no coin purchase or has not been credited. */
  coins: CoinsAround.nullable(),
  /** Null for what is no premium pack or has not been credited. */
  premium: PremiumAround.nullable(),
  refunds: z.array(Refund),
  /** Where what was bought stands on the site: `/program?id=4`. */
  next: z.string(),
})
export type PaymentReceipt = z.infer<typeof PaymentReceipt>

/**
 * What the holder of the return token may know of a payment. `confirming`: pending or held; `refunded`: what was paid goes back,
 * or has gone.
 */
export const PurchaseStatus = z.strictObject({
  status: z.enum(['paid', 'failed', 'cancelled', 'confirming', 'refunded']),
  order: Id,
  /** The order's number, as in the receipt. */
  tran_id: z.string(),
  product: OrderedProduct,
  amount: Money,
  /** When it was ordered. */
  at: Instant,
  /** Whether staff look at it: it takes longer then. */
  held: z.boolean(),
  /** What goes back of it, or has gone; null unless `refunded`. */
  refund: Order.shape.refund,
  /** Why nothing was paid: the bank or wallet did not take it, the person left without paying, or nobody paid within a day. */
  reason: z.enum(['declined', 'cancelled', 'expired']).nullable(),
  /** As in the receipt. */
  coins: CoinsAround.nullable(),
  premium: PremiumAround.nullable(),
  /** Where what was bought stands on the site. */
  next: z.string(),
  /** The page of our own site on which it was begun (`/program?id=4#get`); null for one that was begun elsewhere. */
  begun_on: z.string().nullable(),
})
export type PurchaseStatus = z.infer<typeof PurchaseStatus>

/** A payment that came once more for an order that was paid, held or refunded. It gave nothing and is to be paid back. */
export const SurplusPayment = z.strictObject({
  id: Id,
  amount: Money,
  /** By what it was paid, in the gateway's words. */
  method: z.string(),
  gateway_ref: z.string(),
  at: Instant,
})
export type SurplusPayment = z.infer<typeof SurplusPayment>

/** 128 bits in base64url. */
const ReturnToken = text(22).regex(/^[\w-]{22}$/, 'a token of the way back')

/** What the gateway posts; it adds fields as it likes. */
const GatewayFields = z.record(text(100), text(4096))

export const orderShapes = {
  /**
   * Throws `already_purchased`, `not_found` for what is not for sale, `validation_failed` for an unregistered `redirect_url`,
   * `too_many_orders` for a person with twenty unfinished ones, `payments_off`, and `payment_not_started` when the gateway gives no
   * payment page: no money has moved then, and the same `Idempotency-Key` tries the same order again. Throws `conflict`, and orders
   * nothing, where `cost_in_tk` is not its price now (`price_changed` of the field).
   */
  'billing.startPayment': {
    body: z.strictObject({
      category: OrderCategory,
      /** A program, a coin option or a premium pack. */
      product_id: Id,
      /** The day option of a premium pack, and of nothing else. */
      offer_id: Id.optional(),
      /** The price in whole taka that the person was shown. */
      cost_in_tk: ShownPrice.optional(),
      /** Where to come back to: a page of the site, as a path (`/buy_coin`) or an address, or a registered address. */
      redirect_url: text(1000),
    }),
    returns: z.strictObject({
      GatewayPageURL: z.string(),
      tran_id: z.string(),
      /** Finds the purchase again for 24 h (`billing.getPurchase`). */
      purchase: z.string(),
    }),
  },
  'billing.receivePaymentNotice': { body: GatewayFields, returns: z.void() },
  'billing.returnFromGateway': {
    params: z.strictObject({ outcome: z.enum(['success', 'fail', 'cancel']) }),
    query: z.strictObject({ purchase: ReturnToken }),
    body: GatewayFields,
    /**
     * 303 to the order's `redirect_url` with `purchase=` and `status=valid|failed|cancelled`, by what the server knows; `confirming`
     * while it does not know yet.
     */
    returns: z.void(),
  },
  'billing.getPurchase': { params: z.strictObject({ return_token: ReturnToken }), returns: PurchaseStatus },
  /** Ends the wait for a person who came back without paying: what is paid nevertheless still counts. Any other purchase stays as it is. */
  'billing.abandonPurchase': {
    params: z.strictObject({ return_token: ReturnToken }),
    body: z.strictObject({}),
    returns: PurchaseStatus,
  },
  /** Newest first. */
  'billing.listOrders': { query: PageQuery, returns: listOf(Order) },
  'billing.getOrder': { params: IdParams, returns: PaymentReceipt },
} as const
