import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../../../platform/people/tables.ts'

/** Browsers and phones that pushes go to. Merging moves them; deleting the person erases them. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  channel: text('channel', { enum: ['web', 'android', 'ios'] }).notNull(),
})

/** What became of each push. Merging leaves them; deleting the person erases them. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: bigint('notification_id', { mode: 'bigint' }).notNull(),
    subscriptionId: bigint('subscription_id', { mode: 'bigint' }).notNull(),
    state: text('state').notNull(),
  },
  table => [primaryKey({ columns: [table.notificationId, table.subscriptionId] })],
)
