import { z } from 'zod'
import { Id, listOf, PageQuery } from '../values.ts'
import { StaffQuestion } from './staff-question.ts'

/** A question of a pair, with what would move if it became part of the other. */
const PairedQuestion = z.strictObject({ question: StaffQuestion, bookmarks: z.int().min(0) })

/** Two questions that look alike. `keep`: which of them more people have met. */
export const SimilarQuestions = z.strictObject({
  similarity: z.number().min(0).max(1),
  low: PairedQuestion,
  high: PairedQuestion,
  keep: Id,
})
export type SimilarQuestions = z.infer<typeof SimilarQuestions>

const Pair = { low: Id, high: Id }

export const duplicateShapes = {
  /** The most alike first. */
  'questions.listDuplicateQuestions': { query: PageQuery, returns: listOf(SimilarQuestions) },
  /** Bookmarks, reports and lists of questions that are still open go over; papers keep naming the merged one. */
  'questions.mergeQuestions': {
    body: z.strictObject({ keep: Id, merge: Id }),
    returns: z.strictObject({ bookmarks: z.int().min(0), flags: z.int().min(0) }),
  },
  /** They are not the same. */
  'questions.keepApart': {
    body: z.strictObject({ kind: z.enum(['question', 'category']), ...Pair }),
    returns: z.void(),
  },
} as const
