import { z } from 'zod'
import { feedbackLength } from '../text-lengths.ts'
import { Id, Instant, listOf, PageQuery, paragraphs } from '../values.ts'

/** Specification §5. */
export const feedbackCategories = ['Overall Service', 'Custom Service', 'Question Quality'] as const

/** A person's feedback about us, as staff read it. */
export const Feedback = z.strictObject({
  id: Id,
  at: Instant,
  category: z.enum(feedbackCategories),
  /** 1 to 5, the best. */
  rating: z.number().int().min(1).max(5),
  /** Empty where they gave a rating alone. */
  text: z.string(),
  /** Null once the person is deleted; without a name where they have none. */
  user: z.strictObject({ id: Id, name: z.string() }).nullable(),
})
export type Feedback = z.infer<typeof Feedback>

export const feedbackShapes = {
  'core.sendFeedback': {
    body: z.strictObject({
      category: z.enum(feedbackCategories),
      text: paragraphs(feedbackLength.max).trim().default(''),
      rating: z.int().min(1).max(5),
    }),
    returns: z.strictObject({ id: Id, at: Instant }),
  },
  /** Newest first. */
  'core.listFeedback': { query: PageQuery, returns: listOf(Feedback) },
} as const
