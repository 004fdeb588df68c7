import { z } from 'zod'
import { Duration, Flag, Id, IdParams, Instant, listOf, PageQuery } from '../values.ts'

/** Where an exam stands on the clock. */
export const ExamState = z.enum(['upcoming', 'running', 'archived'])
export type ExamState = z.infer<typeof ExamState>

/** Which policy an attempt follows: `live` has an end and a rank, `archive` neither. */
export const ExamMode = z.enum(['live', 'archive'])
export type ExamMode = z.infer<typeof ExamMode>

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
  /** Solutions may be seen now. */
  solutions_open: z.boolean(),
})
export type ParticipatedExam = z.infer<typeof ParticipatedExam>

/** An address to hand on, with a sentence around it. */
export const Invitation = z.strictObject({ url: z.url(), text: z.string() })

/** What this person may do with an exam now; `reason` says why joining is not possible. */
export const ExamRights = z.strictObject({
  join: z.boolean(),
  reason: z
    .enum(['not_signed_in', 'forbidden', 'exam_not_started', 'exam_over', 'purchase_required', 'already_participated'])
    .nullable(),
  /** An attempt is open: joining again goes on with it. */
  resume: z.boolean(),
  result: z.boolean(),
})

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
  result_visibility: Instant.nullable(),
  standing_visibility: Instant.nullable(),
  solution_visibility: Instant.nullable(),
  server_time: Instant,
})
export type ExamDetails = z.infer<typeof ExamDetails>

const ProgramCard = z.strictObject({ id: Id, title: z.string(), state: z.literal('published') })

export const Home = z.strictObject({
  programs: z.array(ProgramCard),
  /** The live exam that this person has begun and can still go on with, and until when; of several the one that ends first. */
  unfinished: z.strictObject({ exam: ExamCard, deadline: Instant }).nullable(),
  live_exams: z.array(ExamCard),
  upcoming_exams: z.array(ExamCard),
})
export type Home = z.infer<typeof Home>

export const cardShapes = {
  'exams.getHome': { returns: Home },
  'exams.listExams': {
    query: PageQuery.extend({
      upcoming: Flag.optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
      program_id: Id.optional(),
      /** A day in Asia/Dhaka. */
      date: z.iso.date().optional(),
    }),
    returns: listOf(ExamCard),
  },
  'exams.listArchivedExams': { query: PageQuery.extend({ program: Id.optional() }), returns: listOf(ExamCard) },
  'exams.listParticipatedExams': {
    query: PageQuery.extend({ program: Id.optional(), state: ExamMode.optional() }),
    returns: listOf(ParticipatedExam),
  },
  'exams.inviteToExam': { params: IdParams, returns: Invitation },
  'programs.shareProgram': { params: IdParams, returns: Invitation },
  'exams.getExam': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: ExamDetails,
  },
} as const
