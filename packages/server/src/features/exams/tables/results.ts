import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'

/**
 * One scored attempt in one version of the results. Merging moves it with its attempt; one that stays behind counts no more
 * where the list is not final. Deleting a person leaves it: the standings rest on it.
 */
export const results = pgTable(
  'results',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    try: smallint('try').notNull(),
    version: smallint('version').notNull(),
    marks: integer('marks').notNull(),
    correct: smallint('correct').notNull(),
    incorrect: smallint('incorrect').notNull(),
    takenMs: integer('taken_ms').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** Right and wrong answers of each subject in turn: [right, wrong, right, wrong, …]. */
    subjects: smallint('subjects').array().notNull(),
    ranked: boolean('ranked').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.examId, table.mode, table.try, table.version] }),
    index('results_ranking')
      .on(
        table.examId,
        table.mode,
        table.version,
        table.marks.desc().nullsFirst(),
        table.takenMs,
        table.submittedAt,
        table.userId,
      )
      .where(sql`ranked`),
    /** Those that the index before leaves out: a regrade looks for all results of an exam. */
    index('results_unranked').on(table.examId, table.mode, table.version).where(sql`not ranked`),
  ],
)

/**
 * How many people have how many marks. Each process adds to rows of its own, so that none waits for another;
 * writer -1 takes away what merging makes count no more. It identifies nobody.
 */
export const examMarkCounts = pgTable(
  'exam_mark_counts',
  {
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    version: smallint('version').notNull(),
    marks: integer('marks').notNull(),
    writer: smallint('writer').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.mode, table.version, table.marks, table.writer] })],
)

/** A version of an exam's results: provisional until every attempt is closed, then final. */
export const resultVersions = pgTable(
  'result_versions',
  {
    examId: integer('exam_id').notNull(),
    version: smallint('version').notNull(),
    finalAt: instant('final_at'),
    /** How many receipts the published tree holds. */
    receiptCount: integer('receipt_count').notNull().default(0),
    /** Its root; null where nobody is ranked. */
    receiptRoot: bytea('receipt_root'),
  },
  table => [primaryKey({ columns: [table.examId, table.version] })],
)
