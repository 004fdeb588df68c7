import type { OrderCategory, OrderState, PaymentMethod } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, instant, type Translated } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/** What was ordered, as the catalogue had it then. */
export interface FrozenProduct {
  readonly title: Translated
  /** Of a coin purchase. */
  readonly coins: number | null
  /** Of a premium pack. */
  readonly days: number | null
}

/** What the gateway's own answer said of the payment by which an order was credited or held, in its words. */
export interface SaidOfPayment {
  readonly amount: string
  readonly currency: string
  readonly tranId: string
  readonly riskLevel: string
}

/** Why a payment that arrived waits for staff. */
export type HeldReason = 'risk' | 'already_owned' | 'person_deleted'

/**
 * Purchases for taka, one row each. `moves.ts` says which state follows which; `settle` alone credits what the gateway took. Merging moves the rows to
 * the account; deleting the person empties `user_id`, for what was paid stays on the books.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Our number of it, by which the gateway knows it too. */
    tranId: text('tran_id').notNull().unique(),
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    category: text('category').$type<OrderCategory>().notNull(),
    /** `hand`: staff took the money, and the order was paid when it was written; the gateway knows nothing of it. */
    channel: text('channel', { enum: ['gateway', 'hand'] })
      .notNull()
      .default('gateway'),
    /** Of a program, a coin option or a premium pack. No foreign key: what is no longer sold stays on the books. */
    productId: text('product_id').notNull(),
    /** The day option of a premium pack. */
    offerId: text('offer_id'),
    product: jsonb('product').$type<FrozenProduct>().notNull(),
    amountPaisa: integer('amount_paisa').notNull(),
    state: text('state').$type<OrderState>().notNull().default('pending'),
    heldReason: text('held_reason').$type<HeldReason>(),
    /** SHA-256 of the token of the way back. */
    returnTokenHash: bytea('return_token_hash').notNull().unique(),
    /** Until when the token shows the purchase. */
    returnTokenEnds: instant('return_token_ends').notNull(),
    /** A path of the site, or a registered address. */
    redirectUrl: text('redirect_url').notNull(),
    /** SHA-256 of the person and their `Idempotency-Key`: the same intent is one order. */
    intentHash: bytea('intent_hash').notNull().unique(),
    /** Of the gateway's payment page; null until it has given one. */
    sessionKey: text('session_key'),
    pageUrl: text('page_url'),
    /** The gateway's validation by which it was credited or held. */
    valId: text('val_id').unique(),
    /** What that validation said; null of payments from before it was kept. */
    said: jsonb('said').$type<SaidOfPayment>(),
    /** The gateway's reference; of money taken by hand the number of the receipt or the transfer. */
    bankTranId: text('bank_tran_id'),
    /** In the gateway's words; of money taken by hand a `HandMethod`. */
    method: text('method'),
    /** The kind of `method` that staff look for; null while nobody has said by what it was paid. */
    methodKind: text('method_kind')
      .$type<PaymentMethod>()
      .generatedAlwaysAs(
        sql`case when channel = 'hand' then 'hand' when method is null then null when lower(method) like 'bkash%' then 'bkash'
              when lower(method) like 'nagad%' then 'nagad' when lower(method) like '%rocket%' then 'rocket' else 'card' end`,
      ),
    /** Of a coin purchase: the person's coins around it. */
    coinsBefore: integer('coins_before'),
    coinsAfter: integer('coins_after'),
    /** Of a premium pack: until when premium was and is. */
    premiumBefore: instant('premium_before'),
    premiumAfter: instant('premium_after'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    expiresAt: instant('expires_at').notNull(),
    /** When the gateway is asked next; null: no more. */
    nextCheckAt: instant('next_check_at'),
    /** How often it has been asked since something happened to the order. */
    checks: integer('checks').notNull().default(0),
  },
  table => [
    index('payment_orders_person').on(table.userId, table.createdAt, table.id),
    index('payment_orders_newest').on(table.createdAt, table.id),
    index('payment_orders_of_state').on(table.state, table.createdAt, table.id),
    // Those that wait for staff, few of many: by whatever they are narrowed down, too.
    index('payment_orders_held')
      .on(table.methodKind, table.category, table.productId, table.createdAt, table.id)
      .where(sql`state = 'held'`),
    index('payment_orders_of_method').on(table.methodKind, table.createdAt, table.id),
    index('payment_orders_of_product').on(table.category, table.productId, table.createdAt, table.id),
    index('payment_orders_number').on(table.tranId.op('text_pattern_ops')),
    index('payment_orders_gateway_ref').on(table.bankTranId).where(sql`bank_tran_id is not null`),
    index('payment_orders_paid_on').on(table.paidAt).where(sql`paid_at is not null`),
    // One transfer pays once; two branches may write receipts of one number.
    uniqueIndex('payment_orders_transfer')
      .on(table.method, table.bankTranId)
      .where(sql`channel = 'hand' and method <> 'cash'`),
    index('payment_orders_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    check(
      'payment_orders_state',
      sql`${table.state} in ('pending', 'paid', 'failed', 'cancelled', 'expired', 'held', 'refunded')`,
    ),
    check('payment_orders_amount', sql`${table.amountPaisa} > 0`),
    check('payment_orders_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
    check(
      'payment_orders_validated',
      sql`${table.state} not in ('paid', 'held', 'refunded') or ${table.valId} is not null or ${table.channel} = 'hand'`,
    ),
    check('payment_orders_held', sql`${table.state} <> 'held' or ${table.heldReason} is not null`),
    check('payment_orders_tran_id', sql`length(${table.tranId}) <= 30`),
  ],
)
