import { z } from 'zod'
import { Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'

/** Whose result it is: their own name, and what they want to be called in rank lists. */
export const RankedPerson = z.strictObject({ id: Id, name: z.string(), alias: z.string().nullable() })
export type RankedPerson = z.infer<typeof RankedPerson>

/** A line of the merit list. */
export const StaffResult = z.strictObject({
  /** Competition rank, and the number of the row. */
  position: z.number().int(),
  place: z.number().int(),
  user: RankedPerson,
  marks: z.number(),
  /** In the order of `subjects`. */
  subjects: z.array(z.number()),
  correct: z.number().int(),
  incorrect: z.number().int(),
  unanswered: z.number().int(),
  passed: z.boolean().nullable(),
  taken_seconds: z.number().int(),
  submitted_at: Instant,
  /** The number of the receipt; null where the sheet was closed by the server. */
  receipt: z.string().nullable(),
})
export type StaffResult = z.infer<typeof StaffResult>

/** A subject of an exam, and the most marks that it gives. */
export const SubjectMarks = z.strictObject({ name: z.string(), total_marks: z.number() })
export type SubjectMarks = z.infer<typeof SubjectMarks>

/** The exam that results are of. */
const ResultHead = z.strictObject({
  exam: Id,
  title: z.string(),
  version: z.number().int(),
  final_at: Instant,
  /** Marks of one question and of all of them. */
  total_marks: z.number(),
  cut_mark: z.number().nullable(),
  subjects: z.array(SubjectMarks),
})

/** A question of one learner's sheet. Options by their index in the paper. */
export const SheetQuestion = z.strictObject({
  question: Id,
  /** Its number in the paper, counted from 1; each person saw an order of their own. */
  number: z.number().int(),
  subject: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  /** Null: skipped. */
  chosen: z.number().int().nullable(),
  /** What counts as right; null: cancelled, it counts for nobody. */
  accepted: z.array(z.number().int()).nullable(),
  mark: z.number(),
  /** From the answer before to this one; null where there is none. */
  seconds: z.number().int().nullable(),
})
export type SheetQuestion = z.infer<typeof SheetQuestion>

export const StaffSheet = z.strictObject({
  ...ResultHead.shape,
  result: StaffResult,
  questions: z.array(SheetQuestion),
})
export type StaffSheet = z.infer<typeof StaffSheet>

/** One exam beside another, everything in per cent of its marks, so that papers of different lengths compare. */
export const ComparedExam = z.strictObject({
  exam: Id,
  title: z.string(),
  end_time: Instant,
  sheets: z.number().int(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /** Mean of the best tenth. */
  best: z.number().nullable(),
  subjects: z.array(z.strictObject({ name: z.string(), mean: z.number().nullable() })),
})
export type ComparedExam = z.infer<typeof ComparedExam>

export const ResultComparison = z.strictObject({
  now: ComparedExam,
  /** The last ranked exam of the same program before it whose results are final; null: there is none. */
  before: ComparedExam.nullable(),
  /** Who took both, and how many of them stand higher or lower among all, as a part of all. */
  both: z.strictObject({ people: z.number().int(), up: z.number().int(), down: z.number().int() }).nullable(),
})
export type ResultComparison = z.infer<typeof ResultComparison>

export const resultFormats = ['json', 'csv', 'xlsx'] as const

export const staffResultShapes = {
  /** Throws `conflict` with `not_final` until the results are final. */
  'exams.listStaffResults': {
    params: IdParams,
    query: PageQuery.extend({
      /** Part of a name or an alias, or the number of a receipt from its beginning. */
      search: text(100).optional(),
      /** A file holds everybody who is found, whatever the page. */
      format: z.enum(resultFormats).optional(),
    }),
    returns: listOf(StaffResult).extend(ResultHead.shape),
  },
  /** Throws `conflict` with `not_final`, and `not_found` for who has no ranked result. */
  'exams.getStaffSheet': { params: IdParams.extend({ user: Id }), returns: StaffSheet },
  'exams.compareResults': { params: IdParams, returns: ResultComparison },
} as const
