import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { paymentOrders } from './orders.ts'

/**
 * What the gateway, or a caller in its name, has posted to us: written before anything else is done with it. Merging moves the rows
 * to the account; deleting the person empties `user_id` and leaves of the fields those that name nobody. Those of no order are kept for 400 days.
 */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['notice', 'return'] }).notNull(),
    /** As they came. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Of which it is; null while that is unknown. */
    orderId: bigint('order_id', { mode: 'bigint' }).references(() => paymentOrders.id),
    /** Of that order. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** What came of it; null while it is being worked on, or where that was cut off. */
    outcome: text('outcome'),
  },
  table => [
    index('payment_notices_order').on(table.orderId),
    index('payment_notices_person').on(table.userId),
    check('payment_notices_kind', sql`${table.kind} in ('notice', 'return')`),
  ],
)
