import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/**
 * One row: the version of everything that visitors read. Triggers on `exams`, `result_versions` and the tables of
 * programs (in the features' `triggers.sql`) raise it when a transaction that changed them commits, so that no writer can
 * forget to. It holds nothing of a person: merging and deleting accounts leave it alone.
 */
export const publicContent = pgTable('public_content', {
  /** Always true: there is no second row. */
  id: boolean('id').primaryKey().default(true),
  version: bigint('version', { mode: 'bigint' }).notNull().default(sql`1`),
})

/**
 * What `rate-limiter-flexible` counts over all processes: how many texts a person wrote, how many sign-ins from an address
 * went wrong. Its shape is the library's. Keys are hashes and live for minutes: merging and deleting accounts leave it alone.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970, by the clock of the process that wrote it. */
    expire: bigint('expire', { mode: 'number' }),
  },
  table => [index('rate_limits_expire').on(table.expire)],
)

/**
 * What holds until staff change it: how many coins a bonus gives. Read through `core/constants.ts`, which has the defaults.
 * It holds nothing of a person: merging and deleting accounts leave it alone.
 */
export const constants = pgTable('constants', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** A person's feedback about us. Merging moves it; deleting the person erases it. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: of a person who was deleted before feedback was deleted with its author. */
    userId: bigint('user_id', { mode: 'bigint' }),
    category: text('category', { enum: ['Overall Service', 'Custom Service', 'Question Quality'] }).notNull(),
    text: text('text').notNull(),
    rating: smallint('rating').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('feedback_person').on(table.userId)],
)
