import { bigint, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'

/**
 * The standings of a live exam in one final version: written once, read by `place between`. Merging moves the row with its
 * attempt. A row that stays behind, or whose person is deleted, stays where it is and has no name.
 */
export const finalStandings = pgTable(
  'final_standings',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    /** The row's own number, counted from 1. */
    rowNumber: integer('place').notNull(),
    /** Competition rank: equal marks share it. */
    position: integer('position').notNull(),
    marks: integer('marks').notNull(),
    takenMs: integer('taken_ms').notNull(),
    version: smallint('version').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.version, table.rowNumber] })],
)
