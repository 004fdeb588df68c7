import { z } from 'zod'
import { faqSearchLength, faqTextLengths as lengths } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import { neededParagraphs, neededText, Revision, StaffText } from './staff-texts.ts'

export const maxFaqPriority = 100_000

/** Of FAQs; the specification's default is 1. */
const Priority = z.number().int().min(0).max(maxFaqPriority)

const FaqForm = z.strictObject({
  /** Null: about every program. */
  program: Id.nullable(),
  question: neededText(lengths.question),
  answer: neededParagraphs(lengths.answer),
  priority: Priority,
})

/** A question that people ask, as staff see it. */
export const StaffFaq = z.strictObject({
  id: Id,
  program: z.strictObject({ id: Id, title: z.string() }).nullable(),
  question: StaffText,
  answer: StaffText,
  /** The highest stands first. */
  priority: z.number().int(),
  revision: Revision,
  /** The last change by staff; null where nobody has changed it since the log begins. */
  changed: z.strictObject({ at: Instant, by: z.string().nullable() }).nullable(),
})
export type StaffFaq = z.infer<typeof StaffFaq>

export const staffFaqShapes = {
  'programs.listStaffFaqs': {
    query: PageQuery.extend({
      /** Its own alone. */
      program: Id.optional(),
      /** Those about every program alone. */
      general: Flag.optional(),
      search: text(faqSearchLength.max).trim().optional(),
    }),
    /** In the order in which learners read them. */
    returns: listOf(StaffFaq),
  },
  'programs.getStaffFaq': { params: IdParams, returns: StaffFaq },
  'programs.createFaq': {
    body: FaqForm.extend({ program: Id.nullable().default(null), priority: Priority.default(1) }),
    returns: StaffFaq,
  },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'programs.updateFaq': {
    params: IdParams,
    body: FaqForm.partial().extend({ revision: Revision }),
    returns: StaffFaq,
  },
  /** Puts it directly above or below another one, in the order in which learners read them. */
  'programs.moveFaq': {
    params: IdParams,
    body: z.strictObject({ side: z.enum(['above', 'below']), of: Id }),
    returns: StaffFaq,
  },
  'programs.deleteFaq': { params: IdParams, returns: z.void() },
} as const
