import type { ReconciledDifference } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { paymentOrders } from './orders.ts'

/**
 * Months of which every order was asked for at the gateway; asking again writes them anew. They name nobody: merging and deletion leave
 * them.
 */
export const reconciliations = pgTable('reconciliations', {
  /** `2026-11`, in Dhaka. */
  month: text('month').primaryKey(),
  at: instant('at').notNull(),
})

/** Each of its days, by the orders that were made on it. They name nobody. */
export const reconciledDays = pgTable(
  'reconciled_days',
  {
    month: text('month')
      .notNull()
      .references(() => reconciliations.month, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    orders: integer('orders').notNull(),
    /** Payments of ours, second ones among them. */
    payments: integer('payments').notNull(),
    oursPaisa: bigint('ours_paisa', { mode: 'number' }).notNull(),
    theirsPaisa: bigint('theirs_paisa', { mode: 'number' }).notNull(),
    /** Null where the gateway does not say its fee of one of them. */
    feePaisa: bigint('fee_paisa', { mode: 'number' }),
    unanswered: integer('unanswered').notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.day] })],
)

/** Orders that differ, or of which the gateway gave no answer. A person is theirs by their order, and named by nothing here. */
export const reconciledDifferences = pgTable(
  'reconciled_differences',
  {
    orderId: bigint('order_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => paymentOrders.id),
    month: text('month')
      .notNull()
      .references(() => reconciliations.month, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    kind: text('kind').$type<ReconciledDifference['kind']>().notNull(),
    /** Payments of ours; of one that is unanswered none counts in its day. */
    payments: integer('payments').notNull(),
    oursPaisa: bigint('ours_paisa', { mode: 'number' }).notNull(),
    theirsPaisa: bigint('theirs_paisa', { mode: 'number' }).notNull(),
    said: text('said').notNull(),
  },
  table => [
    index('reconciled_differences_of').on(table.month, table.day),
    check('reconciled_differences_kind', sql`${table.kind} in ('theirs', 'ours', 'amount', 'unanswered')`),
  ],
)
