import type { ItemEvidence } from '@prostuti/contract'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { instant, type Localized } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { questions } from './questions.ts'

/**
 * Why a question waits for a reviewer: what it did in an exam. A trigger takes the reasons away once it is reviewed. Staff send
 * them, who are members, so merging moves none; deleting the person leaves the row without them.
 */
export const reviewReasons = pgTable(
  'review_reasons',
  {
    questionId: bigint('question_id', { mode: 'bigint' })
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** No foreign key: exams are a later feature. */
    examId: integer('exam_id').notNull(),
    examTitle: jsonb('exam_title').$type<Localized>().notNull(),
    /** Of the exam's results. */
    version: smallint('version').notNull(),
    evidence: jsonb('evidence').$type<ItemEvidence>().notNull(),
    sentAt: instant('sent_at').notNull(),
    sentBy: bigint('sent_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.questionId, table.examId] }),
    index('review_reasons_sent_by').on(table.sentBy),
  ],
)
