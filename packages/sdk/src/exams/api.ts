import type { AnswerSheet, Change, Drafted, ExamMode, Joined, Paper, Receipt, ReturnsOf } from '@prostuti/contract'
import {
  draftAnswers,
  joinExam,
  submitArchiveAttempt,
  submitAttempt,
} from '@prostuti/contract/exams/attempt/operations'
import {
  getExam,
  getHome,
  getResult,
  listArchivedExams,
  listExams,
  listReceiptKeys,
} from '@prostuti/contract/exams/operations'
import type { Prostuti } from '../client.ts'
import type { Http } from '../http.ts'

type Exams = Prostuti['exams']

export interface ExamsApi {
  list: Exams['list']
  home: Exams['home']
  get: Exams['get']
  result: Exams['result']
  receiptKeys(): Promise<ReturnsOf<'exams.listReceiptKeys'>>
  join(exam: string, mode: ExamMode, signal: AbortSignal): Promise<Joined>
  /** `address` is what joining told, relative to the base. */
  paper(address: string): Promise<Paper>
  draft(
    exam: string,
    draft: { mode: ExamMode; device: string; changes: Change[] },
    signal: AbortSignal,
  ): Promise<Drafted>
  /** Safe to repeat: the submission id is the key of the call. */
  submit(mode: ExamMode, sheet: AnswerSheet): Promise<Receipt>
}

/** Every call of the feature, and the only place of it that knows the network. */
export function createExamsApi(http: Http): ExamsApi {
  return {
    list({ archived, program, page, upcoming } = {}) {
      if (archived) return http.call(listArchivedExams, { query: { program, page } })
      return http.call(listExams, { query: { program_id: program, page, upcoming: upcoming ? 'true' : null } })
    },
    home: () => http.call(getHome),
    get: (exam, mode) => http.call(getExam, { params: { id: exam }, query: { state: mode } }, { fresh: true }),
    result: (exam, mode) => http.call(getResult, { params: { id: exam }, query: { state: mode } }),
    receiptKeys: () => http.call(listReceiptKeys),
    join: (exam, mode, signal) => http.call(joinExam, { params: { id: exam }, body: { state: mode } }, { signal }),
    paper: address => http.read<Paper>(address),
    draft: (exam, { mode, device, changes }, signal) =>
      http.call(draftAnswers, { params: { id: exam }, body: { state: mode, device, changes } }, { signal }),
    submit(mode, sheet) {
      const operation = mode === 'live' ? submitAttempt : submitArchiveAttempt
      return http.call(operation, { body: sheet }, { idempotencyKey: sheet.submission_id }) as Promise<Receipt>
    },
  }
}
