import { z } from 'zod'
import { ComingExam, ProgramCover } from '../exams/index.ts'
import { OptionalTakaPrice } from '../taka-prices.ts'
import { programTextLengths as lengths, staffSearchLength } from '../text-lengths.ts'
import { Day, Flag, Id, IdParams, listOf, neededLine, PageQuery, text } from '../values.ts'
import { neededText, Revision, StaffText, typedParagraphs, typedText } from './staff-texts.ts'

/** Only staff see drafts; the people who have unpublished ones see those. */
export const ProgramState = z.enum(['draft', 'published', 'unpublished'])
export type ProgramState = z.infer<typeof ProgramState>

/** Of coins. */
const CoinPrice = z.number().int().min(0).max(1_000_000)

/** What staff write of a program. */
export const ProgramForm = z.strictObject({
  title: neededText(lengths.title),
  /** One line. */
  summary: typedText(lengths.summary),
  description: typedParagraphs(lengths.description),
  syllabus: z.array(neededText(lengths.syllabus)).max(100),
  cover: ProgramCover,
  /** Goals (`goals.ts`) and free words. */
  tags: z.array(neededLine(lengths.tag)).max(30),
  /** Programs stand in this order, then by id. */
  position: z.number().int().min(0).max(100_000),
  /** In coins; 0: not for coins. */
  cost: CoinPrice,
  /** In whole taka; 0: not for taka. */
  cost_in_tk: OptionalTakaPrice,
  is_personalized: z.boolean(),
  /** The day in Dhaka from which the routine's days are counted; null for a personalised program, or while it is not set. */
  starts_on: Day.nullable(),
})
export type ProgramForm = z.output<typeof ProgramForm>

/** Why a program cannot be deleted: how many there are of what stands against it. */
export const DeletionObstacle = z.strictObject({
  reason: z.enum(['published', 'members', 'joined_exams', 'open_orders']),
  count: z.number().int().min(1),
})
export type DeletionObstacle = z.infer<typeof DeletionObstacle>

const Count = z.number().int().min(0)

/** A program as a list of the staff's shows it, in the caller's language. */
export const StaffProgramRow = z.strictObject({
  id: Id,
  title: z.string(),
  summary: z.string(),
  cover: ProgramCover,
  state: ProgramState,
  position: z.number().int(),
  cost: z.number().int(),
  cost_in_tk: z.number().int(),
  is_personalized: z.boolean(),
  starts_on: Day.nullable(),
  /** People who have it. */
  members: Count,
  /** Whatever their state. */
  total_exams: Count,
  revision: Revision,
})
export type StaffProgramRow = z.infer<typeof StaffProgramRow>

export const StaffProgram = z.strictObject({
  ...ProgramForm.shape,
  id: Id,
  revision: Revision,
  title: StaffText,
  summary: StaffText,
  description: StaffText,
  syllabus: z.array(StaffText),
  tags: z.array(z.string()),
  state: ProgramState,
  members: Count,
  total_exams: Count,
  /** Exams that at least one learner has joined. */
  joined_exams: Count,
  /** Its own; those about every program are not counted. */
  faqs: Count,
  reviews: Count,
  routine_days: Count,
  /** What stands against deleting it; empty: nothing. */
  obstacles: z.array(DeletionObstacle),
  /** What begins within seven days. */
  next_exams: z.array(ComingExam),
})
export type StaffProgram = z.infer<typeof StaffProgram>

const names = z.strictObject({ id: Id, title: z.string(), state: ProgramState, is_personalized: z.boolean() })

export const staffProgramShapes = {
  'programs.listStaffPrograms': {
    query: PageQuery.extend({
      search: text(staffSearchLength.max).trim().optional(),
      state: ProgramState.optional(),
      sort: z.enum(['position', 'title', 'members', 'exams']).optional(),
      decreasing: Flag.optional(),
    }),
    returns: listOf(StaffProgramRow),
  },
  /** Every program by name, drafts too, in their order: to choose from. */
  'programs.listStaffProgramNames': { query: PageQuery, returns: listOf(names) },
  'programs.getStaffProgram': { params: IdParams, returns: StaffProgram },
  /** What is left out is empty; it begins as a draft, behind the others. */
  'programs.createProgram': {
    body: ProgramForm.partial().extend({ title: ProgramForm.shape.title }),
    returns: StaffProgram,
  },
  /** A draft with the same texts, price and routine, without exams, dates and members. */
  'programs.duplicateProgram': { params: IdParams, body: z.strictObject({}), returns: StaffProgram },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'programs.updateProgram': {
    params: IdParams,
    body: ProgramForm.partial().extend({ revision: Revision, state: ProgramState.optional() }),
    returns: StaffProgram,
  },
  /** Takes its exams that nobody has joined along. Throws `conflict` with the obstacles as `errors`. */
  'programs.deleteProgram': { params: IdParams, returns: z.void() },
} as const
