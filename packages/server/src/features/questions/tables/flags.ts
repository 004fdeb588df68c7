import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { questions } from './questions.ts'

/**
 * A person says that a question is wrong, and what staff answered. One open report for a person and question. Merging moves
 * reports, but for an open one of a question that the account reports too; deleting the person erases theirs.
 */
export const questionFlags = pgTable(
  'question_flags',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: bigint('question_id', { mode: 'bigint' })
      .notNull()
      .references(() => questions.id),
    /** The exam in whose solutions it was met. No foreign key: exams are a later feature. */
    examId: integer('exam_id'),
    reason: text('reason', {
      enum: ['wrong_answer', 'no_answer', 'wrong_question', 'wrong_explanation', 'others'],
    }).notNull(),
    text: text('text').notNull().default(''),
    state: text('state', { enum: ['open', 'accepted', 'declined'] })
      .notNull()
      .default('open'),
    /** What the person reads; empty while it is open. */
    answer: text('answer').notNull().default(''),
    answeredBy: bigint('answered_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  table => [
    uniqueIndex('question_flags_open').on(table.userId, table.questionId).where(sql`state = 'open'`),
    index('question_flags_question').on(table.questionId),
    index('question_flags_newest').on(table.state, table.createdAt, table.id),
    index('question_flags_answered_by').on(table.answeredBy),
  ],
)
