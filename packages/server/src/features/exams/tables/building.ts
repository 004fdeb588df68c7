import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { questions } from '../../questions/index.ts'
import { exams } from './exams.ts'

/**
 * The questions that staff choose for an exam, in their order: what its next paper is made of. It holds nothing of a person:
 * merging and deletion leave it alone.
 */
export const examQuestions = pgTable(
  'exam_questions',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    questionId: bigint('question_id', { mode: 'bigint' })
      .notNull()
      .references(() => questions.id),
    position: integer('position').notNull(),
  },
  table => [
    primaryKey({ columns: [table.examId, table.questionId] }),
    index('exam_questions_question').on(table.questionId),
  ],
)
