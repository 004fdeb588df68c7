import { bigint, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, type Localized } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { exams } from './exams.ts'

/**
 * What staff said to everybody who sat an exam. It is never changed. Staff write it, who are members, so merging moves none;
 * deleting the person leaves the row without them.
 */
export const roomMessages = pgTable(
  'room_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    /** In both languages, the Bangla where no English was written. */
    text: jsonb('text').$type<Localized>().notNull(),
    /** The extra time that it tells of; null: it is a message alone. */
    minutes: integer('minutes'),
    createdBy: bigint('created_by', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('room_messages_exam').on(table.examId, table.id),
    index('room_messages_created_by').on(table.createdBy),
  ],
)

/** How many had joined, handed in and fallen silent at each minute of a live exam. It holds nothing of a person. */
export const examMinutes = pgTable(
  'exam_minutes',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    joined: integer('joined').notNull(),
    submitted: integer('submitted').notNull(),
    unsent: integer('unsent').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.at] })],
)
