import { z } from 'zod'
import { questionSearchLength } from '../text-lengths.ts'
import { Id, Instant, text } from '../values.ts'
import { maxBulkQuestions } from './bounds.ts'
import { Difficulty, Tag, Tags } from './question-form.ts'
import { QualityLabel } from './staff-question.ts'

/** Of the address of a list as well. */
export const questionQuery = {
  search: text(questionSearchLength.max).trim().optional(),
  /** With the categories below it. */
  category: Id.optional(),
  quality: QualityLabel.optional(),
  tag: Tag.optional(),
  import: Id.optional(),
  /** Changed at or after this instant. */
  updated_since: Instant.refine(at => at >= '1900' && at < '2999', 'an instant from 1900 to 2998').optional(),
}

/** Which questions are meant; those that were deleted or merged never are. */
export const QuestionFilter = z.strictObject({
  ...questionQuery,
  difficulty: Difficulty.optional(),
  published: z.boolean().optional(),
  /** Whether a reviewer has sent it back. */
  returned: z.boolean().optional(),
  /** The bank: reviewed, or under review. Default: reviewed. */
  reviewed_qb: z.boolean().default(true),
})
export type QuestionFilter = z.output<typeof QuestionFilter>

export const questionSorts = ['-updated', 'updated', '-created', 'created', 'id', '-id', 'quality', '-quality'] as const
export type QuestionSort = (typeof questionSorts)[number]

/** Questions that are named one by one. */
export const QuestionIds = z.array(Id).min(1).max(500)

/** These questions, or all that a filter finds, of which the caller has seen the number. */
export const QuestionSelection = z.union([
  z.strictObject({ ids: QuestionIds }),
  z.strictObject({ filter: QuestionFilter, count: z.int().min(1).max(maxBulkQuestions) }),
])
export type QuestionSelection = z.output<typeof QuestionSelection>

/** What is done to all of them; fields left out stay. */
export const BulkChange = z.strictObject({
  category: Id.optional(),
  add_tags: Tags.optional(),
  remove_tags: Tags.optional(),
  reviewed: z.boolean().optional(),
  published: z.boolean().optional(),
  deleted: z.literal(true).optional(),
})
export type BulkChange = z.output<typeof BulkChange>
