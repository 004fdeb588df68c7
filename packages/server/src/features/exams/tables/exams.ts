import { examDefaults } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, type Localized } from '../../../platform/db/columns.ts'

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
    graceMs: integer('grace_ms')
      .notNull()
      .default(examDefaults.graceSeconds * 1_000),
    totalQuestions: integer('total_questions').notNull(),
    /** Of one question. */
    mark: integer('mark').notNull().default(1000),
    /** Taken away for a wrong answer. */
    negativeMark: integer('negative_mark')
      .notNull()
      .default(examDefaults.negativeMark * 1_000),
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
    /** `template/slot` of an exam that the demo schedules again; unique, so that many processes make it once. */
    demoSlot: text('demo_slot').unique(),
    /** `SMALL` is sat as practice: unranked and in no list of exams. */
    mode: text('mode', { enum: ['STANDARD', 'SMALL'] })
      .notNull()
      .default('STANDARD'),
    /** Shown on our own pages; false: the app's alone. */
    webView: boolean('web_view').notNull().default(true),
    /** Who sees it: everyone, or who has the program. Who may sit it says `membersOnly`. */
    enrollmentVisibility: text('enrollment_visibility', { enum: ['everyone', 'program'] })
      .notNull()
      .default('everyone'),
    /** Which bank its questions are chosen from: reviewed, or under review. */
    reviewedQb: boolean('reviewed_qb').notNull().default(true),
    /** Of the whole paper, in thousandths, as staff typed it; null: questions × mark. */
    totalMarks: integer('total_marks'),
    /** Categories in the order in which the paper has them; those that are not named follow. */
    subjectOrder: integer('subject_order').array().notNull().default(sql`'{}'`),
    /** Extra time for everybody who sits it, in milliseconds; `endTime` has moved with it. */
    extraMs: integer('extra_ms').notNull().default(0),
    /** When staff stopped learners from beginning it, in the live room; null: they have not, or it goes on. */
    stoppedAt: instant('stopped_at'),
    /** The newest of `room_messages`; null: none. */
    roomMessage: integer('room_message'),
    /** The latest deadline that staff gave to one person; null: to nobody. */
    lastDeadline: instant('last_deadline'),
    /** Raised with each change by staff: who saves an older one is asked. */
    revision: integer('revision').notNull().default(1),
    /** Of the last change by staff, more time for anybody included: pages of who sits it see by this that theirs may have moved. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** The program on whose shelf it stands. No foreign key: programs are a later feature, which exams do not know. */
    programId: integer('program_id'),
  },
  table => [
    index('exams_times').on(table.endTime, table.startTime),
    index('exams_program').on(table.programId, table.endTime),
  ],
)
