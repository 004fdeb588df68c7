import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { exams } from './exams.ts'

/** What an exam accepts for one question from a version of its results on. Options by the author's own numbers. */
export interface KeyChange {
  /** The question's id. */
  question: string
  before: number[] | null
  /** Null: the question is cancelled and counts for nobody. */
  after: number[] | null
}

/**
 * A new version of all results of an exam, since its keys changed or a sheet was opened again. Staff make them, who are members,
 * so merging moves none; deleting the person leaves the row without them.
 */
export const regrades = pgTable(
  'regrades',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    fromVersion: smallint('from_version').notNull(),
    toVersion: smallint('to_version').notNull(),
    changes: jsonb('changes').$type<KeyChange[]>().notNull(),
    /** Why, for staff. */
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['computing', 'published', 'failed'] })
      .notNull()
      .default('computing'),
    /** How many sheets rose, fell, and crossed the cut; null until it is published. */
    effect: jsonb('effect').$type<{ rose: number; fell: number; passed: number; failed: number }>(),
    taskId: uuid('job_id'),
    createdBy: bigint('created_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    publishedAt: instant('published_at'),
  },
  table => [
    index('regrades_exam').on(table.examId, table.id),
    uniqueIndex('regrades_computing').on(table.examId).where(sql`state = 'computing'`),
    index('regrades_created_by').on(table.createdBy),
  ],
)
