import { z } from 'zod'
import { Id, Instant, listOf, PageQuery } from '../values.ts'

/** A question that a person keeps. Without key and explanation while it is under embargo (`contract.md`, Embargo). */
export const BookmarkedQuestion = z.strictObject({
  id: Id,
  text: z.string(),
  /** In an order of this bookmark's own, the same each time. */
  options: z.array(z.string()).min(2),
  /** Index of the right option; null while nobody may know it. */
  key: z.number().int().nullable(),
  explanation: z.string().nullable(),
  /** Why each option is right or wrong, in their order; empty texts where nothing is said of one, null while nobody may know. */
  option_explanations: z.array(z.string()).nullable(),
  category: z.strictObject({ id: Id, title: z.string() }),
  /** Of the address of its page; null where it has none, because it is not published. */
  slug: z.string().nullable(),
  bookmarked_at: Instant,
})
export type BookmarkedQuestion = z.infer<typeof BookmarkedQuestion>

export const questionBookmarkShapes = {
  'questions.listBookmarkedQuestions': {
    /** `category` means all that stands below it, too. */
    query: PageQuery.extend({ category: Id.optional() }),
    /** `subjects`: the topmost categories of all that I keep, the largest first. */
    returns: listOf(BookmarkedQuestion).extend({
      subjects: z.array(z.strictObject({ id: Id, title: z.string(), count: z.int().min(1) })),
    }),
  },
} as const
