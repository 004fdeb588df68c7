import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

/** What a practice was asked for with. */
export interface PracticeSetUp {
  topics: string[]
  exam: string | null
  seed: number
  durationSeconds: number | null
}

/** One question of a practice in its order. */
export interface PracticeAnswerRow {
  question: string
  answer: number | null
  at: string
  spentMs: number
}

/**
 * A person's practice, unfinished or handed in. Its id is the device's. Merging moves those that the account has not; deleting
 * the person erases them.
 */
export const practices = pgTable(
  'practices',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    id: uuid('id').notNull(),
    mode: text('mode', { enum: ['learn', 'test'] }).notNull(),
    source: text('source', {
      enum: ['topics', 'exam-mistakes', 'past-paper', 'short-set', 'mistakes', 'bookmarks'],
    }).notNull(),
    setUp: jsonb('set_up').$type<PracticeSetUp>().notNull(),
    answers: jsonb('answers').$type<PracticeAnswerRow[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Null: unfinished. */
    finishedAt: instant('finished_at'),
    questionCount: smallint('question_count').notNull(),
    answered: smallint('answered').notNull(),
    /** As they were when it was handed in; null: unfinished. */
    correct: smallint('correct'),
    incorrect: smallint('incorrect'),
    unanswered: smallint('unanswered'),
    spentMs: integer('spent_ms').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practices_newest').on(table.userId, table.savedAt, table.id),
  ],
)
