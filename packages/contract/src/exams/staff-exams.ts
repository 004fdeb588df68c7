import { z } from 'zod'
import { CategoryName, OptionalTranslated, ProgramName, Translated } from '../staff-values.ts'
import { Duration, Flag, Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import { maxQuestions } from './attempt/bounds.ts'
import { ExamState } from './cards.ts'

/** Draft 0, Halt 1, Reviewed 2, Approved 3. Only approved exams are seen; who has joined goes on in any state. */
export const QuestionState = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export type QuestionState = z.infer<typeof QuestionState>

/** `SMALL` is sat as practice: unranked and in no list of exams. */
export const ExamKind = z.enum(['STANDARD', 'SMALL'])

/** Who sees it: everyone, or who has its program. Who may sit it says `members_only`. */
export const EnrollmentVisibility = z.enum(['everyone', 'program'])

/** An instant of the years that exams are held in. */
const ExamInstant = Instant.refine(
  instant => instant >= '2000' && instant < '2100',
  'an instant of the years 2000 to 2099',
)

/** Marks with at most three decimals. */
const Marks = z
  .number()
  .min(0)
  .max(10_000)
  .refine(marks => Math.abs(marks * 1_000 - Math.round(marks * 1_000)) < 1e-6, 'at most three decimals')

/** At most ten days. */
const ExamDuration = Duration.refine(duration => duration.length === 8 || duration <= '240:00:00', 'at most 240:00:00')

const Ids = z
  .array(Id)
  .max(maxQuestions)
  .refine(ids => new Set(ids).size === ids.length, 'each id once')

/** What staff may write of an exam. Left out: the default, or what it was. */
const formFields = {
  /** Null: of no program. */
  program: Id.nullable(),
  title: Translated(200),
  description: OptionalTranslated(4_000),
  syllabus: z.array(Translated(200)).max(100),
  /** Which bank its questions are chosen from: reviewed, or under review. Another one empties its questions. */
  reviewed_qb: z.boolean(),
  start_time: ExamInstant,
  end_time: ExamInstant,
  /** `00:00:00` may be stored, but not approved. */
  duration: ExamDuration,
  grace_seconds: z.number().int().min(0).max(3_600),
  /** Of the whole paper; null: one mark a question. Each question's share must be whole thousandths on approving. */
  total_marks: Marks.nullable(),
  /** Taken away for a wrong answer. */
  negative_mark: Marks,
  cut_mark: Marks.nullable(),
  /** In coins. */
  cost: z.number().int().min(0).max(1_000_000),
  is_free: z.boolean(),
  is_demo: z.boolean(),
  members_only: z.boolean(),
  mode: ExamKind,
  web_view: z.boolean(),
  enrollment_visibility: EnrollmentVisibility,
  /** Null: never. Left out of a new exam: the end + grace. One that stands at the end + grace moves along with the end. */
  result_visibility: ExamInstant.nullable(),
  standing_visibility: ExamInstant.nullable(),
  solution_visibility: ExamInstant.nullable(),
  /** Subjects in the order in which the paper has them; those that are not named follow. */
  subject_order: Ids,
  /** All its questions in their order. */
  question_ids: Ids,
}

/** Why an exam cannot be approved as it is. */
export const ExamProblem = z.strictObject({
  /** The field that it is about. */
  path: z.enum(['start_time', 'end_time', 'duration', 'total_marks', 'cut_mark', 'program', 'questions']),
  code: z.enum([
    'end_before_start',
    'duration_zero',
    'duration_too_long',
    'marks_uneven',
    'cut_mark_too_high',
    'program_missing',
    'no_questions',
    'not_reviewed',
    'question_deleted',
    'no_correct_answer',
    'several_correct_answers',
    'option_count',
  ]),
  /** The question that it is about, and its number in the paper, from 1. */
  question: Id.nullable(),
  number: z.number().int().min(1).nullable(),
})
export type ExamProblem = z.infer<typeof ExamProblem>

/** An exam as a list for staff shows it; the title in the caller's language. */
export const StaffExamRow = z.strictObject({
  id: Id,
  title: z.string(),
  program: ProgramName.nullable(),
  question_state: QuestionState,
  mode: ExamKind,
  /** Where it stands on the clock. */
  state: ExamState,
  start_time: Instant,
  end_time: Instant,
  duration: Duration,
  total_questions: z.number().int(),
  total_marks: z.number(),
  web_view: z.boolean(),
  enrollment_visibility: EnrollmentVisibility,
  revision: z.number().int(),
  updated_at: Instant,
})
export type StaffExamRow = z.infer<typeof StaffExamRow>

/** An exam as its form has it. */
export const StaffExam = z.strictObject({
  id: Id,
  program: ProgramName.nullable(),
  title: z.strictObject({ bn: z.string(), en: z.string() }),
  description: z.strictObject({ bn: z.string(), en: z.string() }),
  syllabus: z.array(z.strictObject({ bn: z.string(), en: z.string() })),
  question_state: QuestionState,
  state: ExamState,
  reviewed_qb: z.boolean(),
  start_time: Instant,
  end_time: Instant,
  duration: Duration,
  grace_seconds: z.number().int(),
  total_marks: z.number().nullable(),
  /** Of one question, as approving made it. */
  mark: z.number(),
  negative_mark: z.number(),
  cut_mark: z.number().nullable(),
  cost: z.number().int(),
  is_free: z.boolean(),
  is_demo: z.boolean(),
  members_only: z.boolean(),
  mode: ExamKind,
  web_view: z.boolean(),
  enrollment_visibility: EnrollmentVisibility,
  result_visibility: Instant.nullable(),
  standing_visibility: Instant.nullable(),
  solution_visibility: Instant.nullable(),
  subject_order: z.array(Id),
  question_ids: z.array(Id),
  /** The version of its paper; null while it has none. */
  paper_version: z.number().int().nullable(),
  /** An approved one that nobody has joined: the bank says otherwise by now than its paper. Approving it again writes another. */
  paper_outdated: z.boolean(),
  /** A learner has joined: it loses no questions, gets no new paper and is never deleted. */
  joined: z.boolean(),
  /** How many people are sitting it now. */
  sitting: z.number().int(),
  /** Why it cannot be approved as it is; empty: it can. */
  problems: z.array(ExamProblem),
  /** How many of its questions learners have already met in other exams. */
  seen_questions: z.number().int(),
  /** Other exams with questions of this one, those that share most first. */
  shared_with: z.array(
    z.strictObject({ id: Id, title: z.string(), question_state: QuestionState, questions: z.number().int() }),
  ),
  revision: z.number().int(),
  updated_at: Instant,
})
export type StaffExam = z.infer<typeof StaffExam>

/** What the form of a new exam begins with. */
export const ExamDefaults = z.strictObject({
  /** In 15 and in 17 days, at 10:00 in Dhaka. */
  start_time: Instant,
  end_time: Instant,
  duration: Duration,
  grace_seconds: z.number().int(),
  negative_mark: z.number(),
  reviewed_qb: z.boolean(),
})
export type ExamDefaults = z.infer<typeof ExamDefaults>

export const ExamForm = z.strictObject({
  programs: z.array(ProgramName),
  categories: z.array(CategoryName),
  defaults: ExamDefaults,
})
export type ExamForm = z.infer<typeof ExamForm>

const { title, ...otherFields } = formFields

/** Thrown as well by the calls below: `conflict` where the exam has changed since `revision`. */
const Revision = z.number().int().min(1)

export const examUpdate = z.strictObject({
  ...z.strictObject(formFields).partial().shape,
  question_state: QuestionState.optional(),
  /** The revision that the change is based on. */
  revision: Revision,
  /** Goes ahead where `confirm_required` has asked. */
  confirm: z.boolean().optional(),
})
export type ExamUpdate = z.input<typeof examUpdate>

export const examsSorts = ['start_time', 'end_time', 'updated_at', 'title'] as const

export const staffExamShapes = {
  'exams.getExamForm': { returns: ExamForm },
  'exams.listStaffExams': {
    query: PageQuery.extend({
      search: text(100).optional(),
      /** A question_state, or several with commas between. */
      state: text(7)
        .regex(/^[0-3](,[0-3])*$/, 'states 0 to 3')
        .optional(),
      program: Id.optional(),
      sort: z.enum(examsSorts).optional(),
      decreasing: Flag.optional(),
    }),
    returns: listOf(StaffExamRow),
  },
  'exams.createExam': {
    body: z.strictObject({ title, ...z.strictObject(otherFields).partial().shape }),
    returns: StaffExam,
  },
  'exams.getStaffExam': { params: IdParams, returns: StaffExam },
  /**
   * Throws `conflict` for another revision and for what an exam that a learner has joined does not allow, `validation_failed` with
   * the problems of one that cannot be approved, and `confirm_required` before it empties questions or halts an exam that people
   * are sitting; `affected` says how many.
   */
  'exams.updateExam': { params: IdParams, body: examUpdate, returns: StaffExam },
  /** Throws `conflict` for an exam that a learner has joined. */
  'exams.deleteExam': {
    params: IdParams,
    query: z.strictObject({ revision: z.coerce.number().int().min(1) }),
    returns: z.void(),
  },
  /** A draft with the same questions, on the default days. */
  'exams.duplicateExam': { params: IdParams, body: z.strictObject({}), returns: StaffExam },
} as const
