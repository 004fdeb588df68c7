import type { StreamEvent } from '@prostuti/contract'
import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** What all open streams hear of: that something became public, by ids alone. */
export type PublicEvent = Extract<StreamEvent, { type: 'post' | 'comment' }>

/**
 * What became public a moment ago, for processes that were not listening just then. Kept for an hour. It holds nothing of a person,
 * so merging and deletion leave it.
 */
export const streamEvents = pgTable(
  'stream_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    event: jsonb('event').$type<PublicEvent>().notNull(),
    /** By the database's clock, as those that catch up compare it. */
    at: instant('at').notNull().defaultNow(),
  },
  table => [index('stream_events_at').on(table.at)],
)
