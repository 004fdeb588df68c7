import type { AnswerSheet, Change, Drafted, ExamMode, Joined, Paper, Receipt } from '@prostuti/contract'
import {
  draftAnswers,
  joinExam,
  submitArchiveAttempt,
  submitAttempt,
} from '@prostuti/contract/exams/attempt/operations'
import type { Http } from '../http.ts'

export interface ExamsApi {
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

/** An attempt's own calls; those around it are `hall-api.ts`. */
export function createExamsApi(http: Http): ExamsApi {
  return {
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
