import { z } from 'zod'
import { CategoryName, Translated } from '../staff-values.ts'
import { Id } from '../values.ts'
import { maxQuestions } from './attempt/bounds.ts'
import { ExamForm } from './staff-exams.ts'

/** So many questions of a category with all below it. */
const Topic = z.strictObject({
  id: Id,
  count: z.number().int().min(1).max(maxQuestions),
  /** 1 easy, 2, 3 hard; left out: any. */
  difficulty: z.number().int().min(1).max(3).optional(),
})

/** How many questions of a category, with all below it, may enter a paper. */
export const TopicStock = CategoryName.extend({
  /** In the reviewed bank and in the one under review. */
  reviewed: z.number().int(),
  under_review: z.number().int(),
  /** Of the reviewed ones, those that learners have met in no exam. */
  unseen: z.number().int(),
})
export type TopicStock = z.infer<typeof TopicStock>

/** What `core.getTask` has as the result of a task of kind `exams.generate`. */
export const Generated = z.strictObject({ exam: Id, added: z.number().int() })
export type Generated = z.infer<typeof Generated>

export const examGenerationShapes = {
  'exams.getAutoGenerateForm': { returns: ExamForm.extend({ categories: z.array(TopicStock) }) },
  /**
   * Starts a task that adds questions at random to a draft: to `exam`, or to a new one of `program` with `title`. It adds all or
   * none: the task fails with `exam_generation_failed` where there are too few. Throws `conflict` for an exam that takes no
   * questions any more.
   */
  'exams.autoGenerateExam': {
    body: z.strictObject({
      exam: Id.optional(),
      program: Id.nullable().optional(),
      title: Translated(200).optional(),
      categories: z.array(Topic).min(1).max(100),
      /** Default: the exam's own bank; of a new one the reviewed one. */
      reviewed_qb: z.boolean().optional(),
      /** Default true: those of quality `Perfect` alone. */
      perfect: z.boolean().optional(),
      /** Default false: those that learners have met count too. */
      unseen: z.boolean().optional(),
    }),
    returns: z.strictObject({ job: z.uuid(), exam: Id }),
  },
  /**
   * Puts another question of the same category in the place of each of these; one that no paper may have and for which there
   * is no other is removed. Throws `no_extra_question` where there is nothing to put, `exam_generation_failed` for an exam that
   * takes no questions any more, `conflict` for another revision.
   */
  'exams.refreshExamQuestions': {
    body: z.strictObject({
      exam: Id,
      revision: z.number().int().min(1),
      refresh: z.array(Id).min(1).max(maxQuestions),
    }),
    returns: z.strictObject({
      added: z.number().int(),
      removed: z.number().int(),
      refreshed: z.number().int(),
      revision: z.number().int(),
    }),
  },
} as const
