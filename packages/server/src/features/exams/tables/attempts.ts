import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'

export const attemptMode = { live: 1, archive: 2 } as const

export const attemptState = { open: 1, closed: 2 } as const

export const closedBy = { submit: 1, settle: 2 } as const

/**
 * One person's attempt. It has no foreign keys: it is written far more often than people or exams go away, and spreads
 * over machines by `user_id`. Merging moves those of exams that the account has not taken in the same mode; the others stay
 * with the anonymous row. Deleting a person leaves them, for results and the published tree of receipts rest on them; the
 * number that they carry is then nobody's.
 */
export const attempts = pgTable(
  'attempts',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    /** Counted from 1. Live exams have one. */
    try: smallint('try').notNull(),
    state: smallint('state').notNull(),
    seed: integer('seed').notNull(),
    paperVersion: smallint('paper_version').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Null in the archive: no end. */
    deadline: instant('deadline'),
    /** When the server closes it by itself: deadline + grace + 5 s, or the next try of one that could not be closed. */
    settleAt: instant('settle_at'),
    /** The merged answers in paper order (`sheet-codec.ts`). */
    sheet: bytea('sheet').notNull(),
    /** Raised with each write of the sheet: two writers never overwrite one another. */
    sheetRevision: integer('sheet_revision').notNull().default(0),
    /** When a draft came last; null: none has come since it was joined. */
    heardAt: instant('heard_at'),
    closedBy: smallint('closed_by'),
    submittedAt: instant('submitted_at'),
    submissionId: uuid('submission_id'),
    /** The receipt as it was first sent, byte for byte. */
    receipt: text('receipt'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.examId, table.mode, table.try] }),
    index('attempts_due').on(table.settleAt).where(sql`state = 1 and settle_at is not null`),
    // For counts by day: a few pages, which cost a join nothing.
    index('attempts_joined').using('brin', table.joinedAt),
    // By which staff find whose receipt it is; a join costs nothing, for it has none yet.
    index('attempts_submission').on(table.submissionId).where(sql`submission_id is not null`),
    index('attempts_open').on(table.examId, table.mode).where(sql`state = 1`),
  ],
)

/**
 * A sheet that came after deadline + grace: evidence for the staff, nothing else. Merging moves it with its attempt; deleting
 * the person erases it.
 */
export const lateSheets = pgTable(
  'late_sheets',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    mode: smallint('mode').notNull(),
    try: smallint('try').notNull(),
    submissionId: uuid('submission_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    body: jsonb('body').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.examId, table.mode, table.try, table.submissionId] })],
)
