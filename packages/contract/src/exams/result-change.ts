import { z } from 'zod'
import { Id, Instant } from '../values.ts'

/** A question whose key was changed after the exam, by the number and the order of options that this person saw. */
export const QuestionChange = z.strictObject({
  question: Id,
  /** Counted from 1. */
  number: z.number().int(),
  /** Options that were accepted and that are now, as indexes into the options as this person saw them; null: cancelled. */
  before: z.array(z.number().int()).nullable(),
  after: z.array(z.number().int()).nullable(),
  /** What this person had answered; null: skipped. */
  answer: z.number().int().nullable(),
})
export type QuestionChange = z.infer<typeof QuestionChange>

/** What the newest change of an exam's keys has changed for one person. */
export const ResultChange = z.strictObject({
  at: Instant,
  questions: z.array(QuestionChange),
  /** Changed questions whose solutions this person may not see now. */
  hidden: z.number().int(),
  marks_before: z.number(),
  marks_after: z.number(),
  /** -1 while unranked. */
  position_before: z.number().int(),
  position_after: z.number().int(),
})
export type ResultChange = z.infer<typeof ResultChange>
