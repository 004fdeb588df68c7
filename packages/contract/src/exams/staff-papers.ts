import { z } from 'zod'
import { Duration, Flag, Id, IdParams, Instant, Language } from '../values.ts'
import { ExamProblem } from './staff-exams.ts'

/** One question of a paper as staff see it. Safe HTML; what reveals the key is null where no key was asked for. */
export const StaffPaperQuestion = z.strictObject({
  id: Id,
  number: z.number().int().min(1),
  text: z.string(),
  options: z.array(z.strictObject({ text: z.string(), is_correct: z.boolean().nullable() })),
  explanation: z.string().nullable(),
  /** Index into `subjects`. */
  subject: z.number().int(),
  /** Index into `passages`. */
  passage: z.number().int().nullable(),
})
export type StaffPaperQuestion = z.infer<typeof StaffPaperQuestion>

/** A paper as learners get it before each device shuffles it, or as it would be published now; for looking at and for printing. */
export const StaffPaper = z.strictObject({
  exam: Id,
  title: z.string(),
  /** Null: not published yet; options are in their authors' order then. */
  version: z.number().int().nullable(),
  start_time: Instant,
  end_time: Instant,
  duration: Duration,
  total_marks: z.number(),
  negative_mark: z.number(),
  subjects: z.array(z.string()),
  passages: z.array(z.string()),
  questions: z.array(StaffPaperQuestion),
  problems: z.array(ExamProblem),
})
export type StaffPaper = z.infer<typeof StaffPaper>

export const staffPaperShapes = {
  'exams.getStaffPaper': {
    params: IdParams,
    query: z.strictObject({ key: Flag.optional(), language: Language.optional() }),
    returns: StaffPaper,
  },
} as const
