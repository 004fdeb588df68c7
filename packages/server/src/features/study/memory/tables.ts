import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'

export const answerSource = { exam: 1, practice: 2, review: 3, cram: 4 } as const

/** As ts-fsrs counts them; Easy is never inferred. Undecided: the key is withheld now, so that the row counts for nothing yet. */
export const rating = { undecided: 0, again: 1, hard: 2, good: 3 } as const

/**
 * Every answer that moves or might move a learner's memory, appended once: the state of a question is its replay, so that devices
 * merge and upgrades of the scheduler replay. Who answered what and when never changes; whether it was right does when its exam
 * is regraded or its key is no longer withheld. Merging moves the rows that the account has not, and replays their questions;
 * deleting the person erases them.
 */
export const answerLog = pgTable(
  'answer_log',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    questionId: bigint('question_id', { mode: 'bigint' }).notNull(),
    /** Where it comes from, once each: `exam:7:1:1` (exam, mode, try), `practice:…`, `review:…`. */
    ref: text('ref').notNull(),
    source: smallint('source').notNull(),
    at: instant('at').notNull(),
    /** The day in Dhaka. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The option's number; null: left out. */
    answer: smallint('answer'),
    isRight: boolean('is_right').notNull(),
    /** Null where it is not known. */
    spentMs: integer('spent_ms'),
    rating: smallint('rating').notNull(),
    /** Version of the scheduler and of its parameters that were in force. */
    scheduler: smallint('scheduler').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.questionId, table.ref] }),
    index('answer_log_days').on(table.userId, table.day),
    index('answer_log_undecided').on(table.userId).where(sql`rating = 0`),
  ],
)

/**
 * What the replay of a person's log says of one question: derived, and made again from `answer_log` when that has moved. Merging
 * erases the anonymous person's and replays the account's of what has moved; deleting the person erases them.
 */
export const memoryCards = pgTable(
  'memory_cards',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    questionId: bigint('question_id', { mode: 'bigint' }).notNull(),
    /** The day in Dhaka on which it is asked again. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastAt: instant('last_at').notNull(),
    lastAnswer: smallint('last_answer'),
    timesWrong: integer('times_wrong').notNull(),
    /** In the notebook: wrong once, and not learnt since. */
    isMistake: boolean('is_mistake').notNull(),
    /** The day on which it began to be asked again; null: it waits for its turn. */
    introducedOn: date('introduced_on', { mode: 'string' }),
    scheduler: smallint('scheduler').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('memory_cards_due').on(table.userId, table.dueOn),
    index('memory_cards_mistakes').on(table.userId, table.lastAt, table.questionId).where(sql`is_mistake`),
  ],
)

/** Which sheets of a person's exams have entered the log. Merging moves them; deleting the person erases them. */
export const loggedSheets = pgTable(
  'logged_sheets',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    try: smallint('try').notNull(),
    /** By whose keys they were marked. */
    resultVersion: smallint('result_version').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.examId, table.mode, table.try] })],
)

/** What a learner wants to do a day. Merging keeps the account's own; deleting the person erases it. */
export const studyGoals = pgTable('study_goals', {
  userId: bigint('user_id', { mode: 'bigint' }).primaryKey(),
  dailyGoal: smallint('daily_goal').notNull(),
})
