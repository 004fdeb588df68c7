import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { exams } from './exams.ts'

/** Exams that a person keeps. Merging moves them, each once; deleting the person erases them. */
export const examBookmarks = pgTable(
  'exam_bookmarks',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.examId] }),
    index('exam_bookmarks_newest').on(table.userId, table.createdAt, table.examId),
  ],
)
