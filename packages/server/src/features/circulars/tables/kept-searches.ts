import type { CircularFilters } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * Searches of circulars that a person keeps, ten at most. Merging moves what the account has not, as far as there is room; deleting
 * the person erases them.
 */
export const keptSearches = pgTable(
  'kept_searches',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<CircularFilters>().notNull(),
    /** The filters in one spelling: the same ones are kept once. */
    filterKey: text('filter_key').notNull(),
    report: text('report', { enum: ['daily', 'never'] }).notNull(),
    // The filters as one statement compares many searches with many circulars; null and empty: any.
    patterns: text('patterns').array().notNull(),
    categories: text('categories').array(),
    statuses: text('statuses').array(),
    district: text('district'),
    deadlineFrom: date('deadline_from', { mode: 'string' }),
    deadlineTo: date('deadline_to', { mode: 'string' }),
    /** Whether those without a deadline match. */
    undated: boolean('undated').notNull(),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Circulars that were public by then have been reported. */
    reportedUntil: instant('reported_until'),
  },
  table => [
    unique('kept_searches_once').on(table.userId, table.filterKey),
    index('kept_searches_daily').on(table.userId).where(sql`report = 'daily'`),
    index('kept_searches_filters').on(table.filterKey),
  ],
)

/** What one report says of one search. */
export interface ReportedSearch {
  readonly id: string
  readonly name: string
  readonly count: number
}

/**
 * What a person is to hear of their kept searches: one report a person and day. Kept for 90 days. Merging moves those of days that
 * the account has none of; deleting the person erases them.
 */
export const keptSearchReports = pgTable(
  'kept_search_reports',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Dhaka. */
    day: date('day', { mode: 'string' }).notNull(),
    searches: jsonb('searches').$type<readonly ReportedSearch[]>().notNull(),
    /** Each once, the newest first. */
    circularIds: bigint('circular_ids', { mode: 'bigint' }).array().notNull(),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('kept_search_reports_due').on(table.dueAt).where(sql`sent_at is null`),
    index('kept_search_reports_day').on(table.day),
  ],
)

/** Days whose reports are all made. Kept for 90 days. It holds nothing of a person. */
export const keptSearchDays = pgTable('kept_search_days', {
  /** In Dhaka. */
  day: date('day', { mode: 'string' }).primaryKey(),
  doneAt: instant('done_at').notNull(),
})
