import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { partners } from '../tables.ts'

/**
 * The one address that a partner had in the release before, whose processes read it while this one starts. `triggers.sql` moves what
 * stands there to `partner_hooks`; the next release drops it. Of no person.
 */
export const partnerWebhooksBefore = pgTable('partner_webhooks', {
  partnerId: integer('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
})

/** Addresses of a partner's servers that are told of events. Of no person: merging and deleting accounts leave them alone. */
export const partnerHooks = pgTable(
  'partner_hooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Of the contract's `partnerEvents`. */
    events: text('events').array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [unique('partner_hooks_url').on(table.partnerId, table.url)],
)

/**
 * What a partner is told, written by triggers in the transaction of what happened, and what came of it; kept for 30 days. Merging moves a
 * row, deleting the person erases it. It has no foreign keys: a sheet that is handed in waits for nobody who removes a partner, and
 * rows of a partner that is gone are removed with it or by the next purge.
 */
export const partnerDeliveries = pgTable(
  'partner_deliveries',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As the partner knows it, the same at each try. */
    eventId: uuid('event_id').notNull().unique().default(sql`gen_random_uuid()`),
    partnerId: integer('partner_id').notNull(),
    /** To which of its addresses; a process of the release before names none. */
    hookId: integer('hook_id'),
    event: text('event').notNull(),
    /** Of whom it tells; null: of nobody any more. */
    userId: bigint('user_id', { mode: 'bigint' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    state: text('state', { enum: ['waiting', 'taken', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** When it is tried next; null: never. */
    nextAt: instant('next_at').defaultNow(),
    // What came of the last try.
    lastAt: instant('last_at'),
    lastStatus: smallint('last_status'),
    lastFault: text('last_fault', { enum: ['timeout', 'no_answer', 'private_host'] }),
    lastMs: integer('last_ms'),
    lastAnswer: text('last_answer'),
  },
  table => [
    index('partner_deliveries_partner').on(table.partnerId, table.createdAt, table.id),
    index('partner_deliveries_hook').on(table.hookId, table.createdAt, table.id),
    index('partner_deliveries_due').on(table.nextAt).where(sql`next_at is not null`),
    index('partner_deliveries_person').on(table.userId).where(sql`user_id is not null`),
    index('partner_deliveries_created').on(table.createdAt),
  ],
)
