import { z } from 'zod'
import { Flag, Id, IdParams, Instant, listOf, PageQuery } from '../values.ts'

/** A step from the top of the topics to a question. */
export const TopicStep = z.strictObject({ id: Id, title: z.string() })
export type TopicStep = z.infer<typeof TopicStep>

/**
 * A question outside exams: safe HTML, maths as MathML. Only published ones are shown, and what would give the key away is null
 * from the start of an exam that asks it until that is final (`contract.md`, Embargo).
 */
export const StudyQuestion = z.strictObject({
  id: Id,
  /** Of the address of its page; the id decides. */
  slug: z.string(),
  text: z.string(),
  /** In an order of this question's own, the same each time. */
  options: z
    .array(
      z.strictObject({
        /** The option's number for life, which answers name. */
        number: z.int().min(0),
        text: z.string(),
        is_correct: z.boolean().nullable(),
        /** Why it is right or wrong; empty where nothing is said. */
        explanation: z.string().nullable(),
      }),
    )
    .min(2),
  /** Options, as indexes into `options`, that stay in their place when the others are shuffled. */
  pinned: z.array(z.int()).optional(),
  /** Empty where there is none. */
  explanation: z.string().nullable(),
  /** Key and explanations are withheld. */
  embargoed: z.boolean(),
  /** The text that it shares with others. */
  passage: z.string().nullable(),
  /** Where it was asked before: "৪১তম বিসিএস". */
  appearances: z.array(z.string()),
  tags: z.array(z.string()),
  topic: TopicStep,
  /** Whether this person keeps it; false for a visitor. */
  bookmarked: z.boolean(),
  updated_at: Instant,
})
export type StudyQuestion = z.infer<typeof StudyQuestion>

/** One of a topic's list. */
export const TopicQuestion = StudyQuestion.extend({
  /** Its place in the topic that is read, from 1. */
  ordinal: z.int().min(1),
})
export type TopicQuestion = z.infer<typeof TopicQuestion>

/** A question on a page of its own. */
export const PublicQuestion = StudyQuestion.extend({
  path: z.array(TopicStep).min(1),
  /** Where it stands in its own topic, from 1; null until it is counted in. */
  ordinal: z.int().min(1).nullable(),
  /** Its neighbours there. */
  previous: z.strictObject({ id: Id, slug: z.string() }).nullable(),
  next: z.strictObject({ id: Id, slug: z.string() }).nullable(),
})
export type PublicQuestion = z.infer<typeof PublicQuestion>

/** A page of a topic. */
export const TopicPage = listOf(TopicQuestion).extend({ topic: TopicStep.extend({ path: z.array(TopicStep).min(1) }) })
export type TopicPage = z.infer<typeof TopicPage>

export const publicQuestionShapes = {
  /**
   * A page of a topic and of all that stands below it, in a stored order: 50 unless `page_size` says otherwise. Throws `not_found`
   * for an unknown topic and for a page beyond the last.
   */
  'questions.listCategoryQuestions': {
    /** `reviewed_qb=false` is for moderators, without ordinals of its own. */
    query: PageQuery.omit({ cursor: true }).extend({ category_id: Id, reviewed_qb: Flag.optional() }),
    returns: TopicPage,
  },
  /** Throws `not_found` for one that is not published. One that was merged answers as the one that it became part of. */
  'questions.getPublicQuestion': { params: IdParams, returns: PublicQuestion },
} as const
