import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { paymentOrders } from './orders.ts'
import { surplusPayments } from './surplus.ts'

/** What a refund took from the person, so that a refund that fails can give it back. */
export interface TakenEffect {
  /** The program that was removed. */
  readonly program?: number
  /** The days of premium that were subtracted. */
  readonly days?: number
  /** The same with what was left of a day that had begun. */
  readonly premiumMs?: number
}

/**
 * Payments on their way back, beside a paid or a held order: one of each payment; one that failed leaves room for another. Merging keeps the rows: staff
 * are never anonymous; deleting a member of the staff empties `staff_id`.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => paymentOrders.id),
    /** Of the order, where that is what is paid back; null: the payment by which the order was credited or held. */
    surplusId: bigint('surplus_id', { mode: 'bigint' }).references(() => surplusPayments.id),
    state: text('state', { enum: ['requested', 'processing', 'refunded', 'failed'] })
      .notNull()
      .default('requested'),
    amountPaisa: integer('amount_paisa').notNull(),
    /** Coins that were taken back for it. */
    coins: integer('coins').notNull(),
    taken: jsonb('taken').$type<TakenEffect>().notNull().default({}),
    /** The gateway's reference, by which it is asked again. */
    refundRef: text('refund_ref'),
    note: text('note').notNull(),
    staffId: bigint('staff_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    requestedAt: instant('requested_at').notNull(),
    /** When the gateway is asked next; null: no more. */
    nextCheckAt: instant('next_check_at'),
  },
  table => [
    uniqueIndex('payment_refunds_order').on(table.orderId).where(sql`state <> 'failed' and surplus_id is null`),
    uniqueIndex('payment_refunds_surplus').on(table.surplusId).where(sql`state <> 'failed'`),
    index('payment_refunds_of').on(table.orderId),
    index('payment_refunds_requested').on(table.requestedAt),
    index('payment_refunds_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    check('payment_refunds_state', sql`${table.state} in ('requested', 'processing', 'refunded', 'failed')`),
    check('payment_refunds_amounts', sql`${table.amountPaisa} > 0 and ${table.coins} >= 0`),
  ],
)
