import type { AnswerSheet, Change, Drafted, ExamMode, Joined, Paper, Receipt, ReturnsOf } from '@prostuti/contract'
import {
  draftAnswers,
  joinExam,
  submitArchiveAttempt,
  submitAttempt,
} from '@prostuti/contract/exams/attempt/operations'
import type { CallOptions, Http } from '../http/http.ts'

/** The calls of an attempt. */
export interface AttemptApi {
  join(exam: string, mode: ExamMode, signal: AbortSignal): Promise<Joined>
  /** `address`: from the answer to joining, relative to the base. */
  paper(address: string): Promise<Paper>
  /** When the exam's times may have been moved last, and what staff said last. Alike for everybody. */
  timeChange(exam: string): Promise<ReturnsOf<'exams.getTimeChange'>>
  draft(
    exam: string,
    draft: { mode: ExamMode; device: string; changes: Change[] },
    options: CallOptions,
  ): Promise<Drafted>
  /** Safe to repeat: the submission id is the key of the call. */
  submit(mode: ExamMode, sheet: AnswerSheet, options?: CallOptions): Promise<Receipt>
}

/** An attempt's own calls; those around it are `exams-api.ts`. */
export function createAttemptApi(http: Http): AttemptApi {
  return {
    join: (exam, mode, signal) => http.call(joinExam, { params: { id: exam }, body: { state: mode } }, { signal }),
    // Named here, and not by its row, which would come into the player's bundle.
    timeChange: exam => http.read(`exam/v5/time-changes/${exam}/`),
    paper: address => http.read<Paper>(address),
    draft: (exam, { mode, device, changes }, options) =>
      http.call(draftAnswers, { params: { id: exam }, body: { state: mode, device, changes } }, options),
    submit(mode, sheet, options) {
      const operation = mode === 'live' ? submitAttempt : submitArchiveAttempt
      return http.call(
        operation,
        { body: sheet },
        { ...options, idempotencyKey: sheet.submission_id },
      ) as Promise<Receipt>
    },
  }
}
