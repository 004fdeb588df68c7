import { z } from 'zod'
import { Flag, Id, IdParams, listOf, longListOf, PageQuery, text } from '../values.ts'
import { maxQuestions } from './attempt/bounds.ts'
import { ExamProblem } from './staff-exams.ts'

/** A question as the builder shows it, in the caller's language: safe HTML, with its key. */
export const BuilderQuestion = z.strictObject({
  id: Id,
  text: z.string(),
  /** Those that are shown, in the author's order; `number` is the option's own, for life. */
  options: z.array(z.strictObject({ number: z.number().int(), text: z.string(), is_correct: z.boolean() })),
  category: z.strictObject({ id: Id, name: z.string() }),
  /** The category at the top of the tree: the heading under which the paper has it. */
  subject: z.strictObject({ id: Id, name: z.string() }),
  /** `Perfect` and so on, word for word. */
  quality: z.string(),
  /** 1 easy, 2, 3 hard. */
  difficulty: z.number().int(),
  reviewed: z.boolean(),
  /** How many sheets of other exams have had it. */
  seen_by: z.number().int(),
  /** The exam that used it last, by title; null: none. */
  seen_in: z.string().nullable(),
  /** Why no paper may have it. */
  problems: z.array(ExamProblem.shape.code),
})
export type BuilderQuestion = z.infer<typeof BuilderQuestion>

/** A question of an exam's list, with its number in the paper, from 1. */
export const ExamQuestion = BuilderQuestion.extend({ number: z.number().int().min(1) })
export type ExamQuestion = z.infer<typeof ExamQuestion>

/** A question that may be picked for an exam. */
export const PickableQuestion = BuilderQuestion.extend({
  /** Its number in that exam's paper; null: not in it. */
  number: z.number().int().min(1).nullable(),
})
export type PickableQuestion = z.infer<typeof PickableQuestion>

const Revision = z.number().int().min(1)
/** The ids of a paper's questions, in its order. */
export const PaperQuestionIds = z.array(Id).max(maxQuestions)

/** What an exam's list is after a change. */
export const ExamQuestionList = z.strictObject({ exam: Id, revision: z.number().int(), question_ids: z.array(Id) })
export type ExamQuestionList = z.infer<typeof ExamQuestionList>

/** The types of categories by their names in addresses: REGULAR, MODEL_TEST, PAST_EXAMS. */
export const CategoryTypeName = z.enum(['regular', 'model-test', 'past'])
export type CategoryTypeName = z.infer<typeof CategoryTypeName>

export const examQuestionShapes = {
  /** Questions of a bank, to pick from: newest first. The cursor `end` leads to the last page. */
  'exams.listAllExamQuestions': {
    query: PageQuery.extend({
      /** The exam they are picked for, whose own bank is read. */
      exam: Id.optional(),
      /** A category with all below it. */
      category: Id.optional(),
      search: text(100).optional(),
      /** Without those that learners have met in any exam. */
      unseen: Flag.optional(),
      /** Perfect ones alone. */
      perfect: Flag.optional(),
      difficulty: z.coerce.number().int().min(1).max(3).optional(),
      /** Where no exam is named. Default: the reviewed ones. */
      reviewed_qb: Flag.optional(),
    }),
    returns: longListOf(PickableQuestion),
  },
  /** In the paper's order. */
  'exams.listExamQuestions': { params: IdParams, query: PageQuery, returns: listOf(ExamQuestion) },
  /**
   * Adds questions at the end (those that it has already keep their place), or, with `order`, gives all of them a new order.
   * Throws `conflict` for another revision and for an exam that a learner has joined, `validation_failed` for questions that
   * are not in its bank.
   */
  'exams.addExamQuestions': {
    params: IdParams,
    body: z.strictObject({ revision: Revision, questions: PaperQuestionIds, order: z.boolean().optional() }),
    returns: ExamQuestionList,
  },
  'exams.removeExamQuestions': {
    params: IdParams,
    query: z.strictObject({
      revision: z.coerce.number().int().min(1),
      /** Ids with commas between. */
      questions: text(9_600).regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/, 'ids with commas between'),
    }),
    returns: ExamQuestionList,
  },
} as const
