import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { paymentOrders } from './orders.ts'

/**
 * Payments that came once more for an order that was paid, held or refunded. They give nothing; staff pay them back. The rows belong to
 * their order and name nobody: merging and deletion leave them.
 */
export const surplusPayments = pgTable(
  'surplus_payments',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .references(() => paymentOrders.id),
    /** The gateway's validation, by which the same payment is known again. */
    valId: text('val_id').notNull().unique(),
    /** The gateway's reference, which a refund needs. */
    bankTranId: text('bank_tran_id').notNull(),
    method: text('method').notNull(),
    amountPaisa: integer('amount_paisa').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  table => [
    index('surplus_payments_order').on(table.orderId),
    index('surplus_payments_gateway_ref').on(table.bankTranId),
    check('surplus_payments_amount', sql`${table.amountPaisa} > 0`),
  ],
)
