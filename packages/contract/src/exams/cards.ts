import { z } from 'zod'
import { maxPageSize } from '../page-sizes.ts'
import { Day, Duration, Flag, Id, IdParams, Instant, listOf, PageQuery } from '../values.ts'
import { ProgramCard } from './program-card.ts'
import { ResultChange } from './result-change.ts'
import { WayIn } from './way-in.ts'

/** Where an exam stands on the clock. */
export const ExamState = z.enum(['upcoming', 'running', 'archived'])
export type ExamState = z.infer<typeof ExamState>

/** Which policy an attempt follows: `live` has an end and a rank, `archive` neither. */
export const ExamMode = z.enum(['live', 'archive'])
export type ExamMode = z.infer<typeof ExamMode>

/**
 * Whether a try is compared with others: `ranked` has a position, at the latest when the list is final; a `sample` ranks
 * nobody; a repeated try in the archive is `practice`, since only the first one counts, and so is a short set of the staff's; `staff`
 * is who could read the keys.
 */
export const Ranking = z.enum(['ranked', 'sample', 'practice', 'staff'])
export type Ranking = z.infer<typeof Ranking>

export const SyllabusItem = z.strictObject({ id: Id, title: z.string() })

/** An exam as a list shows it. */
export const ExamCard = z.strictObject({
  id: Id,
  title: z.string(),
  program: z.strictObject({ id: Id, title: z.string() }).nullable(),
  start_time: Instant,
  end_time: Instant,
  duration: Duration,
  total_marks: z.number(),
  total_questions: z.number().int(),
  cost: z.number().int(),
  is_free: z.boolean(),
  is_demo: z.boolean(),
  /** Without an account, as a visitor or anonymously, it cannot be sat. */
  needs_account: z.boolean(),
  /** Of a program that costs something: who has it, or bought this exam, may sit it. The same for everybody; never of a sample. */
  needs_program: z.boolean(),
  /** How it is open to this person, or what opens it; of a program at no cost always `enrol`. */
  way_in: WayIn,
  /** Shown on our own pages; false: the app's alone. */
  web_view: z.boolean(),
  state: ExamState,
  participated: z.boolean(),
  bookmarked: z.boolean(),
  syllabus: z.array(SyllabusItem),
})
export type ExamCard = z.infer<typeof ExamCard>

/** An exam that I took part in: marks once they may be seen (all of them: null while some are withheld), place -1 while unranked. */
export const ParticipatedExam = ExamCard.extend({
  /** Of the attempt that this row is about. */
  mode: ExamMode,
  submitted_at: Instant.nullable(),
  marks: z.number().nullable(),
  position: z.number().int(),
  ranking: Ranking,
  /** The position may still move: sheets on the way within the grace count. */
  provisional: z.boolean(),
  /** Everybody whom the position counts; 0 while there is none. */
  total_examinees: z.number().int(),
  /** Solutions may be seen now. */
  solutions_open: z.boolean(),
  /** Another try of this mode is open: joining goes on with it. */
  resume: z.boolean(),
})
export type ParticipatedExam = z.infer<typeof ParticipatedExam>

/** An address to hand on, with a sentence around it. */
export const Invitation = z.strictObject({ url: z.url(), text: z.string() })

/**
 * What this person may do with an exam now, in the mode that was asked for; `reason` says why joining is not possible.
 * A caller who reads `receipt`, `result`, `standings` or `solutions` as false need not call them: the call would be refused.
 */
export const ExamRights = z.strictObject({
  join: z.boolean(),
  reason: z
    .enum(['not_signed_in', 'forbidden', 'exam_not_started', 'exam_over', 'purchase_required', 'already_participated'])
    .nullable(),
  /** Joining enters its program too, which costs nothing. */
  enrols: z.boolean(),
  /** An attempt is open: joining again goes on with it. */
  resume: z.boolean(),
  /** A sheet of mine is in: `exams.getReceipt` has its receipt, whether marks are open or not. */
  receipt: z.boolean(),
  /** My newest closed attempt's marks are open. */
  result: z.boolean(),
  /** The standings are open, to visitors as well; never of a sample, which ranks nobody. */
  standings: z.boolean(),
  /** My attempt is closed and its solutions are open. */
  solutions: z.boolean(),
  /**
   * Its paper may be practised as a mock exam: its solutions are open, it has questions to deal, and joining its archive would
   * not be refused. To a visitor: what a member may do who has bought nothing.
   */
  paper: z.boolean(),
})
export type ExamRights = z.infer<typeof ExamRights>

export const ExamDetails = ExamCard.extend({
  description: z.string(),
  rules: z.strictObject({
    /** Marks taken away for each wrong answer. */
    negative_mark: z.number(),
    cut_mark: z.number().nullable(),
    grace_seconds: z.number().int(),
    /** Only people who signed in with the provider may sit it. */
    members_only: z.boolean(),
  }),
  rights: ExamRights,
  /** The instants from which each may be open; null: never. */
  result_visibility: Instant.nullable(),
  standing_visibility: Instant.nullable(),
  solution_visibility: Instant.nullable(),
  server_time: Instant,
})
export type ExamDetails = z.infer<typeof ExamDetails>

/** A published program, for filters. */
const ProgramName = z.strictObject({ id: Id, title: z.string(), state: z.literal('published') })

export const Home = z.strictObject({
  /** All published ones; those of this person's goals first. */
  programs: z.array(ProgramName),
  /** Those that this person has, the one begun last first; at most three. */
  my_programs: z.array(ProgramCard),
  /** The live exam that this person has begun and can still go on with, and until when; of several the one that ends first. */
  unfinished: z.strictObject({ exam: ExamCard, deadline: Instant }).nullable(),
  /** The exam of the archive that this person has begun and not handed in; of several the one begun last. It has no end. */
  unfinished_archive: ExamCard.nullable(),
  /** An exam of mine whose keys were changed lately, and what that did to my result; of several the newest change. */
  changed: z.strictObject({ exam: Id, title: z.string(), state: ExamMode, change: ResultChange }).nullable(),
  live_exams: z.array(ExamCard),
  upcoming_exams: z.array(ExamCard),
})
export type Home = z.infer<typeof Home>

export const cardShapes = {
  'exams.getHome': { returns: Home },
  'exams.listExams': {
    query: PageQuery.extend({
      upcoming: Flag.optional(),
      limit: z.coerce.number().int().min(1).max(maxPageSize).optional(),
      program_id: Id.optional(),
      /** A day in Asia/Dhaka. */
      date: Day.optional(),
    }),
    returns: listOf(ExamCard),
  },
  'exams.listArchivedExams': { query: PageQuery.extend({ program: Id.optional() }), returns: listOf(ExamCard) },
  'exams.listParticipatedExams': {
    query: PageQuery.extend({ program: Id.optional(), state: ExamMode.optional() }),
    returns: listOf(ParticipatedExam),
  },
  'exams.inviteToExam': { params: IdParams, returns: Invitation },
  'exams.getExam': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: ExamDetails,
  },
} as const
