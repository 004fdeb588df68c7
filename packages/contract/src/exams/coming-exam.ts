import { z } from 'zod'
import { Id, Instant } from '../values.ts'

/** An exam's program; null: it stands on no shelf. */
export const ProgramOfExam = z.strictObject({ id: Id, title: z.string() }).nullable()

const Count = z.number().int().min(0)

/** An exam that begins within the next seven days. */
export const ComingExam = z.strictObject({
  id: Id,
  title: z.string(),
  program: ProgramOfExam,
  start_time: Instant,
  question_state: z.number().int().min(0).max(3),
  /** Questions of its paper: those that are chosen, of so many. */
  chosen_questions: Count,
  total_questions: Count,
})
export type ComingExam = z.infer<typeof ComingExam>
