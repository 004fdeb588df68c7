import type { ProgramCover } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, type Translated } from '../../platform/db/columns.ts'
import { users } from '../../platform/people/tables.ts'

/**
 * A program for one goal, a recruitment say. Exams name theirs; a program knows none of them but through its routine.
 * It holds nothing of a person: merging and deleting accounts leave it alone.
 */
export const programs = pgTable('programs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** A stable name, so that seeding twice changes nothing. */
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<Translated>().notNull(),
  /** One line. */
  summary: jsonb('summary').$type<Translated>().notNull().default({ bn: '' }),
  description: jsonb('description').$type<Translated>().notNull(),
  syllabus: jsonb('syllabus').$type<Translated[]>().notNull().default([]),
  cover: text('cover').$type<ProgramCover>().notNull().default('leaf'),
  /** Goals (`@prostuti/contract/goals`) and free words. */
  tags: text('tags').array().notNull().default(sql`'{}'`),
  /** Published ones are listed. The people who have unpublished ones keep them, and nobody else gets them. */
  state: text('state', { enum: ['draft', 'published', 'unpublished'] })
    .notNull()
    .default('draft'),
  /** Programs stand in this order, then by id. */
  position: integer('position').notNull().default(0),
  /** In coins; 0: not for coins. At no cost at all it is entered by starting one of its exams. */
  cost: integer('cost').notNull().default(0),
  /** In whole taka; 0: not for taka. */
  costInTk: integer('cost_in_tk').notNull().default(0),
  /** Each person's days begin when they say (`program_timelines`). */
  isPersonalized: boolean('is_personalized').notNull().default(false),
  /** The day in Dhaka from which a routine's days are counted; null for a personalised program, or while it is not set. */
  startsOn: date('starts_on', { mode: 'string' }),
  /**
   * Rises with every change of the routine's days and of the times of the program's exams, by triggers (in `triggers.sql`):
   * calendars learn by it that an entry has moved (`SEQUENCE`, RFC 5545).
   */
  routineRevision: integer('routine_revision').notNull().default(0),
  /** Raised with each change by staff: who saves an older one is asked. */
  revision: integer('revision').notNull().default(1),
  deletedAt: instant('deleted_at'),
})

/** A line of a routine's day, with the id of an exam where it leads to one, or with what is practised. */
export interface RoutineItemRow {
  text: Translated
  exam?: number
  /** So many questions of a category. */
  practice?: { category: number; count: number }
}

/**
 * The days of a program's routine. A day falls on the start plus the sum of the intervals up to and including its own.
 * They hold nothing of a person: merging and deleting accounts leave them alone.
 */
export const programRoutineDays = pgTable(
  'program_routine_days',
  {
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    number: integer('number').notNull(),
    /** Days after the entry before; of the first one, after the start. */
    interval: integer('interval').notNull(),
    title: jsonb('title').$type<Translated>().notNull(),
    items: jsonb('items').$type<RoutineItemRow[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.programId, table.number] }),
    check('program_routine_days_interval', sql`${table.interval} >= 0`),
  ],
)

/**
 * Who has which program. Merging moves the rows to the account, which keeps its own where both have one; deleting the
 * person takes them along.
 */
export const programEnrollments = pgTable(
  'program_enrollments',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    /** How they came to it. `premium` counts while premium lasts and the program is published. */
    source: text('source', { enum: ['free', 'coins', 'taka', 'staff', 'premium'] }).notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
    /** Staff let this person begin an ordinary program when they say, as everybody begins a personalised one. */
    ownStart: boolean('own_start').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.userId, table.programId] }),
    index('program_enrollments_program').on(table.programId),
    index('program_enrollments_day').on(table.enrolledAt),
  ],
)

/**
 * The days of a personalised program as dates of one person. Members alone begin one, so merging moves nothing and leaves
 * the account's own; deleting the person takes them along.
 */
export const programTimelines = pgTable(
  'program_timelines',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    /** The day on which it began, or begins. */
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** Of each day of the routine, in its order, as it was when the start was set last. */
    days: date('days', { mode: 'string' }).array().notNull(),
    /** Rises with every new start date, for the `SEQUENCE` of calendars. */
    revision: integer('revision').notNull().default(0),
    /** When the first start date was set. */
    begunAt: instant('begun_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.programId] })],
)
