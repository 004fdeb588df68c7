import { z } from 'zod'
import { Id, IdParams } from '../values.ts'
import { ExamMode } from './cards.ts'

const SolvedOption = z.strictObject({
  text: z.string(),
  is_correct: z.boolean().nullable(),
  /** Why this one is right or wrong; empty where nothing is said of it, null where it is withheld. */
  explanation: z.string().nullable(),
})

/**
 * One question with its key, as it may be seen once solutions are open. Safe HTML, maths as MathML. While another exam
 * that uses the question is near or under way, what would give its key away is null (`contract.md`, Embargo).
 */
export const SolutionQuestion = z.strictObject({
  id: Id,
  text: z.string(),
  /** In the order in which this person saw them. Several are correct where the exam accepts several. */
  options: z.array(SolvedOption).min(2),
  explanation: z.string().nullable(),
  /** It was taken out after the exam and counts for nobody: no option is correct. False where the key is withheld. */
  cancelled: z.boolean(),
  /** Key, explanations and marks are withheld, since an exam that people sit or will soon sit asks this question. */
  embargoed: z.boolean(),
  /** Index into `subjects`. */
  subject: z.number().int(),
  /** Index into `passages`. */
  passage: z.number().int().optional(),
  /** Index of my answer among these options; null: skipped. */
  answer: z.number().int().nullable(),
  /** I had marked it for review. */
  marked: z.boolean(),
  /** Seconds between my change before and my last change of this one; null where nothing was answered. */
  spent_seconds: z.number().int().nullable(),
  /** What this answer brought, in marks: negative for a wrong one; null where that would reveal an embargoed key. */
  marks: z.number().nullable(),
  bookmarked: z.boolean(),
})
export type SolutionQuestion = z.infer<typeof SolutionQuestion>

/** The solutions of an exam with my answers, in the order in which I sat it. */
export const Solutions = z.strictObject({
  exam: Id,
  title: z.string(),
  state: ExamMode,
  subjects: z.array(z.string()),
  passages: z.array(z.string()),
  questions: z.array(SolutionQuestion),
})
export type Solutions = z.infer<typeof Solutions>

export const solutionShapes = {
  'exams.getSolutions': {
    params: IdParams,
    query: z.strictObject({ state: ExamMode.optional() }),
    returns: Solutions,
  },
} as const
