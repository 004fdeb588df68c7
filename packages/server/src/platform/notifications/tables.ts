import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/**
 * What people are told: one row a person and event, in the transaction of what happened. Kept for 90 days. Merging moves what the
 * account has not been told; deleting the person erases it, and so does deleting the person it is about.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of whose words or acts it tells; null: of nobody's. */
    actorId: bigint('actor_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    /** Of the contract's `notificationKinds`. */
    kind: text('kind').notNull(),
    /** Of the event, within its kind: a person is told of it once. */
    key: text('key').notNull(),
    /** `NotificationData` of its kind: what its texts are made of. */
    data: jsonb('data').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When phones are rung; null: they were, or shall not be. */
    pushAt: instant('push_at'),
    /** From then on ringing is useless; null: never. */
    usefulUntil: instant('useful_until'),
  },
  table => [
    unique('notifications_once').on(table.userId, table.kind, table.key),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_of').on(table.userId, table.id),
    index('notifications_push').on(table.pushAt).where(sql`push_at is not null`),
    index('notifications_actor').on(table.actorId).where(sql`actor_id is not null`),
    index('notifications_event').on(table.kind, table.key),
    index('notifications_created').on(table.createdAt),
  ],
)

/**
 * Events of which all people have been told who were to be: a look at what is due finds them done. Kept for 90 days. It holds nothing
 * of a person: merging and deleting accounts leave it alone.
 */
export const toldEvents = pgTable(
  'told_events',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** Of what it tells, so that what was told of it before is found: an exam's id, say. */
    subject: text('subject').notNull().default(''),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('told_events_subject').on(table.kind, table.subject),
    index('told_events_at').on(table.at),
  ],
)
