import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/**
 * A list over the exams of a week, month or season, as one set of their final versions makes it. Whoever reads first after that
 * set has changed writes the next one; the one before stays an hour for who is walking through it. It holds nothing of a person.
 */
export const periodLists = pgTable(
  'period_lists',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['week', 'month', 'season'] }).notNull(),
    /** Its first day, in Dhaka. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Which exams count, in which version and out of how many marks. */
    sources: text('sources').notNull(),
    examIds: integer('exam_ids').array().notNull(),
    /** What a score is a part of. */
    whole: numeric('whole').notNull(),
    /** False: another one has taken its place, or two of its people have become one. */
    isCurrent: boolean('is_current').notNull().default(true),
    builtAt: instant('built_at').notNull(),
  },
  table => [
    uniqueIndex('period_lists_current').on(table.kind, table.fromDay, table.sources).where(sql`is_current`),
    index('period_lists_old').on(table.builtAt).where(sql`not is_current`),
  ],
)

/**
 * Its rows: who has sat enough exams. Merging moves a row to an account that has none in the list; where both have sat exams of
 * the period the list is made again. Deleting a person leaves the row, as it leaves the results that it rests on, without a name.
 */
export const periodStandings = pgTable(
  'period_standings',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => periodLists.id, { onDelete: 'cascade' }),
    /** The row's own number, counted from 1. */
    rowNumber: integer('place').notNull(),
    /** Competition rank: equal means share it. */
    position: integer('position').notNull(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    /** The best exams' marks in whole parts of the list's common total, added up. */
    score: numeric('score').notNull(),
    /** How many of the period's exams were sat. */
    exams: integer('exams').notNull(),
  },
  table => [
    primaryKey({ columns: [table.listId, table.rowNumber] }),
    uniqueIndex('period_standings_person').on(table.userId, table.listId),
  ],
)
