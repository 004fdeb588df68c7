import { z } from 'zod'
import { Id, listOf, PageQuery } from '../values.ts'
import { ExamCard } from './cards.ts'

/** Exactly one of the two. No union: a refusal must name the field that is wrong. */
const Target = z
  .strictObject({ exam: Id.optional(), question: Id.optional() })
  .refine(({ exam, question }) => (exam === undefined) !== (question === undefined), {
    path: ['exam'],
    error: 'either exam or question',
  })
const Bookmarked = z.strictObject({ bookmarked: z.boolean() })

export const bookmarkShapes = {
  'exams.createBookmark': { body: Target, returns: Bookmarked },
  'exams.deleteBookmark': { body: Target, returns: Bookmarked },
  'exams.listBookmarkedExams': { query: PageQuery.extend({ program: Id.optional() }), returns: listOf(ExamCard) },
} as const
