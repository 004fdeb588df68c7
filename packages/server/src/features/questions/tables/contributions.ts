import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { categories, questions, secretJson } from './questions.ts'

const common = {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What it is about. */
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  /** `own`: the member says that they wrote it. */
  origin: text('origin', { enum: ['own', 'elsewhere'] }).notNull(),
  source: text('source').notNull().default(''),
  /** Their name may be shown with it. */
  named: boolean('named').notNull(),
}

/**
 * A sheet of questions that a member offers; each row that can be read becomes a contribution. Members alone offer, so merging moves
 * none; deleting the person erases theirs.
 */
export const contributionSheets = pgTable(
  'contribution_sheets',
  {
    ...common,
    /** The file's name, or the address that it is fetched from. */
    name: text('name').notNull(),
    /** As it came, until it is read. */
    file: bytea('file'),
    state: text('state', { enum: ['reading', 'read', 'failed'] })
      .notNull()
      .default('reading'),
    failure: text('failure'),
    /** Of the file, where the failure is in one line. */
    failureLine: integer('failure_line'),
    offered: integer('offered').notNull().default(0),
    /** Refusals of rows (`row-verdict.ts`). */
    refused: jsonb('refused').notNull().default([]),
    taskId: uuid('job_id'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('contribution_sheets_user').on(table.userId, table.createdAt, table.id)],
)

/**
 * A question that a member offers, in their words, and what staff made of it. Members alone offer, so merging moves none; deleting
 * the person erases theirs with their name, and what the bank has taken stays there.
 */
export const contributions = pgTable(
  'contributions',
  {
    ...common,
    sheetId: bigint('sheet_id', { mode: 'bigint' }).references(() => contributionSheets.id, { onDelete: 'cascade' }),
    /** The member's own (`contribution-words.ts`); never changed. */
    words: secretJson('words').notNull(),
    /** As staff edited them; null: not yet. */
    edited: secretJson('edited'),
    /** How much the own words look like a question of the bank; null: like none. */
    similarity: real('similarity'),
    state: text('state', { enum: ['waiting', 'taken', 'returned', 'dropped', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    /** What its writer reads where it was not taken. */
    reason: text('reason').notNull().default(''),
    decidedBy: bigint('decided_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** What it became in the bank. */
    questionId: bigint('question_id', { mode: 'bigint' }).references(() => questions.id),
    /** Raised with each change by staff: who decides about an older one is asked. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('contributions_user').on(table.userId, table.createdAt, table.id),
    // What shows a picture by its address (`picture-columns.ts`).
    index('contributions_with_pictures').on(table.id).where(sql`strpos(words::text, '/api/core/v1/images/') > 0`),
    index('contributions_queue').on(table.state, table.createdAt, table.id),
    index('contributions_sheet').on(table.sheetId).where(sql`sheet_id is not null`),
    index('contributions_question').on(table.questionId).where(sql`question_id is not null`),
    index('contributions_decided_by').on(table.decidedBy),
  ],
)
