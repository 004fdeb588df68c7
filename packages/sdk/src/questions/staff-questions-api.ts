import type { QuestionInfo, QuestionPreview, ReturnsOf, StaffQuestion, WirePart } from '@prostuti/contract'
import {
  changeQuestions,
  createQuestion,
  deleteQuestion,
  getQuestion,
  getQuestionInfo,
  listStaffQuestions,
  previewQuestion,
  reviewQuestion,
  undoQuestionChanges,
  updateBankCategoryQuestions,
  updateQuestion,
  updateReviewCategoryQuestions,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'questions.listStaffQuestions', 'query'>>

/** `reviewed_qb` is the bank: reviewed (the default), or under review. */
export type StaffQuestionsFilter = PageFilter & Omit<ListQuery, 'page' | 'page_size' | 'cursor' | 'format'>
/** A question as staff write it. */
export type NewQuestion = WirePart<'questions.createQuestion', 'body'>
/** The fields that change, and the revision that they were read with. */
export type QuestionEdit = WirePart<'questions.updateQuestion', 'body'>
/** The questions of one act, each with the revision that was seen. */
export type QuestionsSelected = WirePart<'questions.changeQuestions', 'body'>['questions']
/** One act on many questions. */
export type QuestionsChange = WirePart<'questions.changeQuestions', 'body'>['change']

/** The calls by which staff look after the bank's questions; a moderator's alone. */
export interface StaffQuestionsApi {
  list(filter?: StaffQuestionsFilter): Promise<ReturnsOf<'questions.listStaffQuestions'>>
  get(id: string): Promise<StaffQuestion>
  /** Throws `validation_failed`. */
  create(question: NewQuestion): Promise<StaffQuestion>
  /** Throws `conflict` where it was changed since, and `validation_failed`. */
  update(id: string, edit: QuestionEdit): Promise<StaffQuestion>
  delete(id: string): Promise<void>
  /** How it will look and what it will be worth; nothing is saved. */
  preview(question: WirePart<'questions.previewQuestion', 'body'>): Promise<QuestionPreview>
  /** The numbers of a bank. */
  info(bank?: { reviewed_qb?: 'true' | 'false' }): Promise<QuestionInfo>
  /** Throws `conflict` where the number of questions is not the one that was seen; nothing is changed then. */
  change(questions: QuestionsSelected, change: QuestionsChange): Promise<ReturnsOf<'questions.changeQuestions'>>
  /** Undoes one's own `change`, by its `changed_at`; what was changed since stays. Throws `not_found`, and `conflict` where a category is gone. */
  undo(changedAt: string): Promise<ReturnsOf<'questions.undoQuestionChanges'>>
  /** The same for questions of one category and bank. */
  changeInCategory(
    category: string,
    change: WirePart<'questions.updateBankCategoryQuestions', 'body'>,
    bank?: { reviewed: boolean },
  ): Promise<{ changed: number }>
  /** Approves a question or sends it back. Throws `conflict` where it was changed or reviewed since. */
  review(
    id: string,
    verdict: WirePart<'questions.reviewQuestion', 'body'>,
  ): Promise<ReturnsOf<'questions.reviewQuestion'>>
}

/**
 * `StaffQuestionsApi` of a client.
 *
 * @example const { results } = await staffQuestionsApiOf(prostuti).list({ search: 'পদ্মা', sort: '-updated' })
 */
export function staffQuestionsApiOf({ http }: Pick<Prostuti, 'http'>): StaffQuestionsApi {
  return {
    list: ({ page, pageSize, cursor, ...filter } = {}) =>
      http.call(listStaffQuestions, { query: { ...filter, ...pageQueryOf({ page, pageSize, cursor }) } }),
    get: id => http.call(getQuestion, { params: { id } }, { fresh: true }),
    create: question =>
      oncePerIntent(http, JSON.stringify({ create: question }), idempotencyKey =>
        http.call(createQuestion, { body: question }, { idempotencyKey }),
      ),
    update: (id, edit) => http.call(updateQuestion, { params: { id }, body: edit }),
    delete: id => http.call(deleteQuestion, { params: { id } }),
    preview: question => http.call(previewQuestion, { body: question }),
    info: ({ reviewed_qb } = {}) => http.call(getQuestionInfo, { query: { reviewed_qb } }),
    change: (questions, change) =>
      oncePerIntent(http, JSON.stringify({ questions, change }), idempotencyKey =>
        http.call(changeQuestions, { body: { questions, change } }, { idempotencyKey }),
      ),
    undo: changedAt =>
      oncePerIntent(http, JSON.stringify({ undo: changedAt }), idempotencyKey =>
        http.call(undoQuestionChanges, { body: { changed_at: changedAt } }, { idempotencyKey }),
      ),
    changeInCategory: (id, change, { reviewed } = { reviewed: true }) =>
      http.call(reviewed ? updateBankCategoryQuestions : updateReviewCategoryQuestions, {
        params: { id },
        body: change,
      }),
    review: (id, verdict) => http.call(reviewQuestion, { params: { id }, body: verdict }),
  }
}
