import { z } from 'zod'
import { staffNoteLength } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, listOf, neededLine, PageQuery } from '../values.ts'

/** A review as staff see it. */
export const StaffReview = z.strictObject({
  id: Id,
  program: z.strictObject({ id: Id, title: z.string() }),
  /** As learners see them. */
  user: z.strictObject({ name: z.string(), picture: z.string().nullable() }),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  at: Instant,
  /** Null: it stands on the program's page. */
  hidden: z.strictObject({ at: Instant, reason: z.string() }).nullable(),
})
export type StaffReview = z.infer<typeof StaffReview>

export const staffReviewShapes = {
  'programs.listStaffReviews': {
    query: PageQuery.extend({ program: Id.optional(), hidden: Flag.optional() }),
    /** Newest first. */
    returns: listOf(StaffReview),
  },
  /** Takes a review from everybody but who wrote it, or shows it again. Throws `conflict` where it was rewritten since `at`. */
  'programs.moderateReview': {
    params: IdParams,
    /** Hiding needs a reason, which is for staff. */
    body: z.strictObject({
      hidden: z.boolean(),
      at: Instant,
      reason: neededLine(staffNoteLength.max).optional(),
    }),
    returns: StaffReview,
  },
} as const
