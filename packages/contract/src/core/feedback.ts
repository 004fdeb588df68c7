import { z } from 'zod'
import { feedbackLength } from '../text-lengths.ts'
import { Id, Instant, paragraphs } from '../values.ts'

/** Specification §5. */
export const feedbackCategories = ['Overall Service', 'Custom Service', 'Question Quality'] as const

export const feedbackShapes = {
  'core.sendFeedback': {
    body: z.strictObject({
      category: z.enum(feedbackCategories),
      text: paragraphs(feedbackLength.max).trim().default(''),
      rating: z.int().min(1).max(5),
    }),
    returns: z.strictObject({ id: Id, at: Instant }),
  },
} as const
