import { z } from 'zod'
import { flagTextLength } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, listOf, neededLines, PageQuery, paragraphs } from '../values.ts'
import { QuestionListItem } from './staff-question.ts'

/** Why a person says that a question is wrong (specification §5). */
export const flagReasons = ['wrong_answer', 'no_answer', 'wrong_question', 'wrong_explanation', 'others'] as const
export const FlagReason = z.enum(flagReasons)
export type FlagReason = z.infer<typeof FlagReason>

export const FlagState = z.enum(['open', 'accepted', 'declined'])
export type FlagState = z.infer<typeof FlagState>

const written = paragraphs(flagTextLength.max).trim()

/** A report as its writer sees it. */
export const QuestionFlag = z.strictObject({
  id: Id,
  /** Plain text; empty where its writer may not see it any more. */
  question: z.strictObject({ id: Id, text: z.string() }),
  exam: Id.nullable(),
  reason: FlagReason,
  text: z.string(),
  state: FlagState,
  /** Empty while it is open. */
  answer: z.string(),
  created_at: Instant,
  answered_at: Instant.nullable(),
})
export type QuestionFlag = z.infer<typeof QuestionFlag>

/** The same as staff see it. */
export const StaffQuestionFlag = QuestionFlag.extend({ user: z.strictObject({ id: Id, name: z.string() }) })
export type StaffQuestionFlag = z.infer<typeof StaffQuestionFlag>

/** A question with its reports. */
export const FlaggedQuestion = z.strictObject({
  question: QuestionListItem,
  /** Of the state that is asked for. */
  reports: z.int().min(1),
  reasons: z.array(z.strictObject({ reason: FlagReason, count: z.int().min(1) })),
  newest_at: Instant,
  /** The exam of the newest one. */
  exam: z.strictObject({ id: Id, title: z.string() }).nullable(),
})
export type FlaggedQuestion = z.infer<typeof FlaggedQuestion>

const filter = { state: z.enum(['open', 'answered', 'all']).optional(), reason: FlagReason.optional() }

export const flagShapes = {
  /** One open report of each person and question: the same again answers the same, another `conflict`. */
  'questions.flagQuestion': {
    body: z.strictObject({
      question: Id,
      reason: FlagReason,
      text: written.default(''),
      exam: Id.nullable().default(null),
    }),
    returns: QuestionFlag,
  },
  /** One's own, newest first. */
  'questions.listMyQuestionFlags': { query: PageQuery.extend({ exam: Id.optional() }), returns: listOf(QuestionFlag) },
  /** Newest first. */
  'questions.listQuestionFlags': {
    query: PageQuery.extend({ ...filter, question: Id.optional(), reviewed_qb: Flag.optional() }),
    returns: listOf(StaffQuestionFlag),
  },
  /** Questions with reports; that with the newest first. */
  'questions.listFlaggedQuestions': {
    query: PageQuery.extend({ ...filter, reviewed_qb: Flag.optional() }),
    returns: listOf(FlaggedQuestion),
  },
  /** `everyone`: answers all open reports of the same question. */
  'questions.answerQuestionFlag': {
    params: IdParams,
    body: z.strictObject({
      state: z.enum(['accepted', 'declined']),
      answer: neededLines(flagTextLength.max),
      everyone: z.boolean(),
    }),
    returns: z.strictObject({ answered: z.int().min(1) }),
  },
} as const
