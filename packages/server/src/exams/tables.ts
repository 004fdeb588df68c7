import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from '../db/columns.ts'
import type { Localized } from '../questions/tables.ts'

/** Marks are kept in whole thousandths, durations in milliseconds. */
export const exams = pgTable(
  'exams',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: jsonb('title').$type<Localized>().notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    syllabus: jsonb('syllabus').$type<Localized[]>().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** How long after the deadline a sheet on its way is still accepted. */
    graceMs: integer('grace_ms').notNull().default(120_000),
    totalQuestions: integer('total_questions').notNull(),
    /** Of one question. */
    mark: integer('mark').notNull().default(1000),
    /** Taken away for a wrong answer. */
    negativeMark: integer('negative_mark').notNull().default(0),
    cutMark: integer('cut_mark'),
    cost: integer('cost').notNull().default(0),
    isFree: boolean('is_free').notNull().default(true),
    /** Open to visitors as a sample; never ranked. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Only people who signed in with the provider may sit it. */
    membersOnly: boolean('members_only').notNull().default(false),
    /** Draft 0, Halt 1, Reviewed 2, Approved 3: only approved ones are seen. */
    questionState: smallint('question_state').notNull().default(0),
    /** Null: never. */
    resultVisibility: instant('result_visibility'),
    standingVisibility: instant('standing_visibility'),
    solutionVisibility: instant('solution_visibility'),
    paperVersion: smallint('paper_version').notNull().default(1),
    /** The version of the live results that counts now. */
    resultVersion: smallint('result_version').notNull().default(1),
    /** `template/slot` of an exam that the demo schedules anew; unique, so that many processes make it once. */
    demoSlot: text('demo_slot').unique(),
    /** The programme on whose shelf it stands. No foreign key: programmes are a later feature, which exams do not know. */
    programId: integer('program_id'),
  },
  table => [
    index('exams_times').on(table.endTime, table.startTime),
    index('exams_program').on(table.programId, table.endTime),
  ],
)

/** The compressed, keyless blob that everybody of one language gets. Never changed after it is written; sealed once. */
export const papers = pgTable(
  'papers',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    language: text('language', { enum: ['bn', 'en'] }).notNull(),
    /** 128 random bits in base64url: whoever has joined is told it. */
    accessKey: text('access_key').notNull(),
    brotli: bytea('brotli').notNull(),
    gzip: bytea('gzip').notNull(),
    /** The same paper under lock (`sealPaper`); null in papers from before there were seals, until somebody asks. */
    sealKey: bytea('seal_key'),
    sealIv: bytea('seal_iv'),
    sealed: bytea('sealed'),
  },
  table => [
    primaryKey({ columns: [table.examId, table.version, table.language] }),
    uniqueIndex('papers_access_key').on(table.accessKey),
  ],
)

/** The answer key of a paper, by the paper's own order of questions and options. */
export const paperKeys = pgTable(
  'paper_keys',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    questionIds: bigint('question_ids', { mode: 'bigint' }).array().notNull(),
    keys: smallint('keys').array().notNull(),
    /** `optionOrders[i][k]` is the author's index of the paper's option k of question i. */
    optionOrders: jsonb('option_orders').$type<number[][]>().notNull(),
    subjectOf: smallint('subject_of').array().notNull(),
    subjects: jsonb('subjects').$type<Localized[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.examId, table.version] }),
    /** Which exams use a question: whether its key may be told is asked for each one that is shown. */
    index('paper_keys_questions').using('gin', table.questionIds),
  ],
)

export const attemptMode = { live: 1, archive: 2 } as const
export const attemptState = { open: 1, closed: 2 } as const
export const closedBy = { submit: 1, settle: 2 } as const

/**
 * One person's attempt. It has no foreign keys: it is written far more often than people or exams go away, and spreads
 * over machines by `user_id`.
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
    /** When the server closes it by itself: deadline + grace + 5 s. */
    settleAt: instant('settle_at'),
    /** The merged answers in paper order (`sheet-codec.ts`). */
    sheet: bytea('sheet').notNull(),
    /** Raised with each write of the sheet: two writers never overwrite one another. */
    sheetRevision: integer('sheet_revision').notNull().default(0),
    closedBy: smallint('closed_by'),
    submittedAt: instant('submitted_at'),
    submissionId: uuid('submission_id'),
    /** The receipt as it was first sent, byte for byte. */
    receipt: text('receipt'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.examId, table.mode, table.try] }),
    index('attempts_due').on(table.settleAt).where(sql`state = 1 and settle_at is not null`),
    index('attempts_open').on(table.examId, table.mode).where(sql`state = 1`),
  ],
)

/** A sheet that came after deadline + grace: evidence for the staff, nothing else. */
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

/** One scored attempt in one version of the results. */
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
  ],
)

/** Exams that somebody keeps. */
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

/** How many people have how many marks. Each process adds to rows of its own, so that none waits for another. */
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

/** The rank list of a live exam in one final version: written once, read by `place between`. */
export const finalStandings = pgTable(
  'final_standings',
  {
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    examId: integer('exam_id').notNull(),
    /** The row's own number, counted from 1. */
    place: integer('place').notNull(),
    /** Competition rank: equal marks share it. */
    position: integer('position').notNull(),
    marks: integer('marks').notNull(),
    takenMs: integer('taken_ms').notNull(),
    version: smallint('version').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.version, table.place] })],
)

/** The published tree of receipts in blocks of its leaves (`receipt-tree.ts`), each with the root over them. */
export const receiptBlocks = pgTable(
  'receipt_blocks',
  {
    examId: integer('exam_id').notNull(),
    version: smallint('version').notNull(),
    /** Counted from 0. */
    block: integer('block').notNull(),
    /** The submission id of its first leaf, by which the block of a receipt is found. */
    firstId: uuid('first_id').notNull(),
    root: bytea('root').notNull(),
    /** Thirty-two bytes each. */
    leaves: bytea('leaves').notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.version, table.block] })],
)

/** The keys that sign receipts; old ones stay, so that old receipts can be checked. */
export const receiptKeys = pgTable('receipt_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
