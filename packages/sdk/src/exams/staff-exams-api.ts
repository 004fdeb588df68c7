import type { ExamForm, ReturnsOf, StaffExam, StaffPaper, WirePart } from '@prostuti/contract'
import {
  addExamQuestions,
  autoGenerateExam,
  createExam,
  deleteExam,
  duplicateExam,
  getAutoGenerateForm,
  getExamForm,
  getStaffExam,
  getStaffPaper,
  listAllExamQuestions,
  listExamQuestions,
  listStaffExams,
  refreshExamQuestions,
  removeExamQuestions,
  updateExam,
} from '@prostuti/contract/exams/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'exams.listStaffExams', 'query'>>
type PickQuery = NonNullable<WirePart<'exams.listAllExamQuestions', 'query'>>

/** Which exams staff list, and in which order; what is left out does not narrow the list. */
export interface StaffExamFilter extends PageFilter, Pick<ListQuery, 'search' | 'program' | 'sort'> {
  /** States of `question_state`. */
  states?: readonly (0 | 1 | 2 | 3)[]
  /** Default: newest first, titles from the first letter. */
  decreasing?: boolean
}

/** Which questions staff may choose from for an exam. */
export interface PickFilter extends PageFilter, Pick<PickQuery, 'exam' | 'category' | 'search' | 'difficulty'> {
  unseen?: boolean
  perfect?: boolean
  /** Where no exam is named: the reviewed bank, or the one under review. */
  reviewed?: boolean
}

/** An exam as staff begin it. */
export type NewExam = WirePart<'exams.createExam', 'body'>
/** The fields of an exam that change, and the revision that they were read with. */
export type ExamChanges = WirePart<'exams.updateExam', 'body'>
/** An exam that the server puts together by itself: how many questions of which categories. */
export type ExamOrder = WirePart<'exams.autoGenerateExam', 'body'>

/** The calls by which staff build exams; a moderator's alone. */
export interface StaffExamsApi {
  /** Changed last first. */
  list(filter?: StaffExamFilter): Promise<ReturnsOf<'exams.listStaffExams'>>
  get(id: string): Promise<StaffExam>
  /** Programs, categories and defaults for the form of a new exam. */
  form(): Promise<ExamForm>
  create(exam: NewExam): Promise<StaffExam>
  /**
   * Throws `conflict` where it was saved since `revision`, or, with `errors`, for what an exam that a learner has joined
   * keeps; `confirm_required` with `affected`; `validation_failed` with what is in the way of approving.
   */
  update(id: string, changes: ExamChanges): Promise<StaffExam>
  delete(id: string, revision: number): Promise<void>
  duplicate(id: string): Promise<StaffExam>
  /** Of one exam, in the paper's order. */
  questions(id: string, filter?: PageFilter): Promise<ReturnsOf<'exams.listExamQuestions'>>
  /** Of a bank, to pick from. */
  pick(filter?: PickFilter): Promise<ReturnsOf<'exams.listAllExamQuestions'>>
  add(id: string, revision: number, questions: string[]): Promise<ReturnsOf<'exams.addExamQuestions'>>
  /** All questions in their new order. */
  order(id: string, revision: number, questions: string[]): Promise<ReturnsOf<'exams.addExamQuestions'>>
  remove(id: string, revision: number, questions: readonly string[]): Promise<ReturnsOf<'exams.removeExamQuestions'>>
  paper(id: string, options?: { key?: boolean; language?: 'bn' | 'en' }): Promise<StaffPaper>
  generateForm(): Promise<ReturnsOf<'exams.getAutoGenerateForm'>>
  /** Starts a task; `core.getTask` says how far it is. */
  generate(order: ExamOrder): Promise<ReturnsOf<'exams.autoGenerateExam'>>
  /** Others in the place of these. Throws `no_extra_question`. */
  refresh(id: string, revision: number, questions: string[]): Promise<ReturnsOf<'exams.refreshExamQuestions'>>
}

const flag = (isOn: boolean | undefined): 'true' | 'false' | undefined => (isOn === undefined ? undefined : `${isOn}`)

/**
 * `StaffExamsApi` of a client.
 *
 * @example const { results } = await staffExamsApiOf(prostuti).list({ states: [2] })
 */
export function staffExamsApiOf({ http }: Pick<Prostuti, 'http'>): StaffExamsApi {
  return {
    list: ({ states, program, search, sort, decreasing, ...page } = {}) =>
      http.call(listStaffExams, {
        query: { state: states?.join(','), program, search, sort, decreasing: flag(decreasing), ...pageQueryOf(page) },
      }),
    get: id => http.call(getStaffExam, { params: { id } }, { fresh: true }),
    form: () => http.call(getExamForm),
    create: body =>
      oncePerIntent(http, JSON.stringify({ create: 'exam', body }), idempotencyKey =>
        http.call(createExam, { body }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateExam, { params: { id }, body }),
    delete: (id, revision) => http.call(deleteExam, { params: { id }, query: { revision } }),
    duplicate: id =>
      oncePerIntent(http, JSON.stringify({ duplicate: 'exam', id }), idempotencyKey =>
        http.call(duplicateExam, { params: { id }, body: {} }, { idempotencyKey }),
      ),
    questions: (id, page = {}) =>
      http.call(listExamQuestions, { params: { id }, query: pageQueryOf(page) }, { fresh: true }),
    pick: ({ exam, category, search, difficulty, unseen, perfect, reviewed, ...page } = {}) =>
      http.call(listAllExamQuestions, {
        query: {
          ...{ exam, category, search, difficulty },
          ...{ unseen: flag(unseen), perfect: flag(perfect), reviewed_qb: flag(reviewed) },
          ...pageQueryOf(page),
        },
      }),
    add: (id, revision, questions) => http.call(addExamQuestions, { params: { id }, body: { revision, questions } }),
    order: (id, revision, questions) =>
      http.call(addExamQuestions, { params: { id }, body: { revision, questions, order: true } }),
    remove: (id, revision, questions) =>
      http.call(removeExamQuestions, { params: { id }, query: { revision, questions: questions.join(',') } }),
    paper: (id, { key, language } = {}) =>
      http.call(getStaffPaper, { params: { id }, query: { key: flag(key), language } }, { fresh: true }),
    generateForm: () => http.call(getAutoGenerateForm, {}, { fresh: true }),
    generate: body =>
      oncePerIntent(http, JSON.stringify({ generate: body }), idempotencyKey =>
        http.call(autoGenerateExam, { body }, { idempotencyKey }),
      ),
    refresh: (exam, revision, refresh) =>
      oncePerIntent(http, JSON.stringify({ refresh, exam, revision }), idempotencyKey =>
        http.call(refreshExamQuestions, { body: { exam, revision, refresh } }, { idempotencyKey }),
      ),
  }
}
