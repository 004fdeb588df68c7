import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * Browsers and phones that are rung. Each goes with the session that made it: a foreign key that stands in `triggers.sql`, for
 * this feature knows no sessions. Merging ends the anonymous person's sessions, and the device subscribes again with its next
 * one; deleting the person erases all.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionHash: bytea('session_hash').notNull(),
    channel: text('channel', { enum: ['web', 'android', 'ios'] }).notNull(),
    /** A browser's endpoint at its push service, or a phone's registration token. */
    address: text('address').notNull(),
    /** SHA-256 of the address, which is too long for an index. */
    addressHash: bytea('address_hash').notNull().unique(),
    /** A browser's keys (RFC 8291), base64url. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    language: text('language', { enum: ['bn', 'en'] }).notNull(),
    /** Browser and system. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Messages in a row that were refused for good. */
    failures: integer('failures').notNull().default(0),
  },
  table => [
    index('push_subscriptions_of').on(table.userId, table.createdAt),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
)

/**
 * What became of each notification at each device. No foreign keys: a subscription that went is said here, and a row of either
 * that is gone names nobody. Kept for 90 days.
 */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    notificationId: bigint('notification_id', { mode: 'bigint' }).notNull(),
    subscriptionId: bigint('subscription_id', { mode: 'bigint' }).notNull(),
    /** `removed`: the push service knows the device no more. `waiting`: it is tried again. */
    state: text('state', { enum: ['accepted', 'dropped', 'failed', 'removed', 'waiting'] }).notNull(),
    tries: smallint('tries').notNull(),
    /** Of one that waits: no sooner. */
    retryAt: instant('retry_at'),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_deliveries_at').on(table.at),
  ],
)

/** The server's own key pair for Web Push (VAPID), base64url: one row, made at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: smallint('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
