import { z } from 'zod'
import { Flag, Id, IdParams, Instant, longListOf, PageQuery, text } from '../values.ts'
import { QuestionForm, QuestionUpdate, Tags } from './question-form.ts'
import { BulkChange, QuestionIds, QuestionSelection, questionQuery, questionSorts } from './question-selection.ts'
import { QualityLabel, QuestionListItem, ShownInBoth, StaffQuestion, Titled } from './staff-question.ts'
import { TypedText } from './typed-text.ts'

const Changed = z.strictObject({ changed: z.int().min(0) })

const CategoryQuestionsBody = z.strictObject({
  ids: QuestionIds,
  category: Id.optional(),
  tags: Tags.optional(),
  reviewed: z.boolean().optional(),
})

export const QuestionInfo = z.strictObject({
  /** In the bank that is asked for. */
  count: z.int().min(0),
  reviewed: z.int().min(0),
  /** Under review and not sent back. */
  waiting: z.int().min(0),
  returned: z.int().min(0),
  /** Questions with an open report, and pairs of questions that look alike. */
  flagged: z.int().min(0),
  similar: z.int().min(0),
  by_quality: z.array(z.strictObject({ quality: QualityLabel, count: z.int().min(0) })),
  /** Of the questions that stand in a category itself, not in those below it. */
  by_category: z.array(z.strictObject({ category: Id, count: z.int().min(0), perfect: z.int().min(0) })),
})
export type QuestionInfo = z.infer<typeof QuestionInfo>

/** What rendering left out: a formula that is shown as its source, a picture that may not be shown. */
export const RenderNotice = z.strictObject({ code: z.string(), message: z.string() })

export const QuestionPreview = z.strictObject({
  shown: ShownInBoth,
  /** Safe HTML of the passage that was named or sent. */
  passage: z.strictObject({ bn: z.string(), en: z.string() }).nullable(),
  quality: QualityLabel,
  notices: z.array(RenderNotice),
  /** Others that ask the same. */
  duplicates: z.array(Titled),
})
export type QuestionPreview = z.infer<typeof QuestionPreview>

export const staffQuestionShapes = {
  'questions.listStaffQuestions': {
    /**
     * `csv` answers a file of at most `maxBulkQuestions` in place of JSON; `exact_count` counts all, however many; the cursor `end`
     * leads to the last page.
     */
    query: PageQuery.extend({
      ...questionQuery,
      difficulty: z.coerce.number().int().min(1).max(3).optional(),
      published: Flag.optional(),
      returned: Flag.optional(),
      reviewed_qb: Flag.optional(),
      sort: z.enum(questionSorts).optional(),
      format: z.enum(['json', 'csv']).optional(),
      exact_count: Flag.optional(),
    }),
    returns: longListOf(QuestionListItem),
  },
  'questions.createQuestion': { body: QuestionForm, returns: StaffQuestion },
  'questions.getQuestion': { params: IdParams, returns: StaffQuestion },
  /** Options reword, hide or add; none loses its number. */
  'questions.updateQuestion': { params: IdParams, body: QuestionUpdate, returns: StaffQuestion },
  'questions.deleteQuestion': { params: IdParams, returns: z.void() },
  'questions.getQuestionInfo': { query: z.strictObject({ reviewed_qb: Flag.optional() }), returns: QuestionInfo },
  'questions.changeQuestions': {
    body: z.strictObject({ questions: QuestionSelection, change: BulkChange }),
    /** `changed_at` names the act for who wants it undone. */
    returns: Changed.extend({ changed_at: Instant }),
  },
  /** Undoes one's own act: every question becomes what it was before, but those that have been changed since. */
  'questions.undoQuestionChanges': {
    body: z.strictObject({ changed_at: Instant }),
    /** `kept`: how many stay, because they have been changed since. */
    returns: Changed.extend({ kept: z.int().min(0) }),
  },
  'questions.updateBankCategoryQuestions': { params: IdParams, body: CategoryQuestionsBody, returns: Changed },
  'questions.updateReviewCategoryQuestions': { params: IdParams, body: CategoryQuestionsBody, returns: Changed },
  'questions.previewQuestion': {
    body: z.strictObject({
      id: Id.nullable().default(null),
      picture: Id.nullable().default(null),
      passage: Id.nullable().default(null),
      /** In place of the stored one: a passage that is being written. */
      passage_text: TypedText.nullable().default(null),
      ...QuestionForm.pick({ question: true, options: true, explanation: true }).shape,
    }),
    returns: QuestionPreview,
  },
  /** Approves a question under review, or sends it back to who wrote it. */
  'questions.reviewQuestion': {
    params: IdParams,
    body: z.strictObject({
      verdict: z.enum(['approve', 'return']),
      /** Needed where it is sent back. */
      reason: text(500).trim().default(''),
      revision: z.int().min(1),
    }),
    /** `next`: the question that waits longest now. */
    returns: z.strictObject({ question: QuestionListItem, next: Id.nullable(), waiting: z.int().min(0) }),
  },
} as const
