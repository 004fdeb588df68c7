import { bigint, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/**
 * The published questions of a topic and of all that stands below it, numbered without gaps from 1: a page is a range of
 * ordinals, so that the last costs what the first does. Made again from `questions` when the topic is stale. It holds nothing of a
 * person: merging and deleting accounts leave it alone.
 */
export const topicQuestions = pgTable(
  'topic_questions',
  {
    categoryId: integer('category_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    questionId: bigint('question_id', { mode: 'bigint' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.categoryId, table.ordinal] }),
    uniqueIndex('topic_questions_question').on(table.questionId, table.categoryId),
  ],
)

/** How long each topic's list is, and whether it must be made again. Nobody's, as the list is. */
export const topicLists = pgTable(
  'topic_lists',
  {
    categoryId: integer('category_id').primaryKey(),
    questionCount: integer('question_count').notNull().default(0),
    /** Of the newest change to one of its questions. */
    updatedAt: instant('updated_at'),
    /** Since when it is out of date; null: it is not. Set by triggers on `questions` and `categories` (in `triggers.sql`). */
    staleSince: instant('stale_since'),
    /** Raised whenever the list goes out of date or is made again: what was kept of it before is then kept no more. */
    revision: integer('revision').notNull().default(0),
  },
  table => [index('topic_lists_stale').on(table.staleSince)],
)

/**
 * Where a learner stopped reading a topic. Merging moves the rows of topics that the account has not read; deleting the person
 * erases them.
 */
export const readingPlaces = pgTable(
  'reading_places',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    categoryId: integer('category_id').notNull(),
    lastOrdinal: integer('last_ordinal').notNull(),
    furthestOrdinal: integer('furthest_ordinal').notNull(),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.categoryId] }),
    index('reading_places_newest').on(table.userId, table.at),
  ],
)
