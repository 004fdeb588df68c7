import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, type Localized } from '../../../platform/db/columns.ts'
import { exams } from './exams.ts'

/** The compressed, keyless blob that everybody of one language gets. Never changed after it is written. */
export const papers = pgTable(
  'papers',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    version: smallint('version').notNull(),
    language: text('language', { enum: ['bn', 'en'] }).notNull(),
    /** 128 random bits in base64url: joining returns them. */
    accessKey: text('access_key').notNull(),
    brotli: bytea('brotli').notNull(),
    gzip: bytea('gzip').notNull(),
    /** The same paper under lock (`sealPaper`). */
    sealKey: bytea('seal_key').notNull(),
    sealIv: bytea('seal_iv').notNull(),
    sealed: bytea('sealed').notNull(),
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
    /** Which exams use a question: whether its key may be shown is asked for each one that is shown. */
    index('paper_keys_questions').using('gin', table.questionIds),
  ],
)

/**
 * What counts as right in one version of an exam's results: for each question of the paper, in its own order of questions and
 * options, the options that are accepted; null where the question is cancelled and counts for nobody. `paper_keys` says what was
 * right when the paper was written; `publish-paper.ts` copies that for the version of the results that counts then. It holds
 * nothing of a person: merging and deletion leave it alone.
 */
export const acceptedKeys = pgTable(
  'accepted_keys',
  {
    examId: integer('exam_id')
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    paperVersion: smallint('paper_version').notNull(),
    resultVersion: smallint('result_version').notNull(),
    accepted: jsonb('accepted').$type<(number[] | null)[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.examId, table.paperVersion, table.resultVersion] })],
)
