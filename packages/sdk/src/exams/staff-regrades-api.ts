import type {
  AcceptedKeys,
  Regrade,
  RegradePreview,
  ReturnsOf,
  UsingExam,
  WantedKey,
  WirePart,
} from '@prostuti/contract'
import {
  listAcceptedKeys,
  listExamsUsingQuestion,
  listRegradedSheets,
  listRegrades,
  previewRegrade,
  regradeExam,
} from '@prostuti/contract/exams/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Changed keys of an exam whose results are at `version`, and why. */
export interface WantedRegrade {
  readonly changes: WantedKey[]
  readonly version: number
  readonly note: string
  /** Questions among `changes` that are mended in the bank too, with another explanation where one is given. */
  readonly bank?: WirePart<'exams.regradeExam', 'body'>['bank']
}

/** The calls by which staff mend the keys of an exam that is over. */
export interface StaffRegradesApi {
  /** What counts as right now, and how each question was answered. */
  keys(exam: string): Promise<AcceptedKeys>
  /** What changed keys would do; changes nothing. Throws `conflict` where the results are not final. */
  preview(exam: string, changes: WantedKey[]): Promise<RegradePreview>
  /** The same, person by person. Throws `conflict` where the results are not final. */
  sheets(
    exam: string,
    asked: WirePart<'exams.listRegradedSheets', 'body'>,
  ): Promise<ReturnsOf<'exams.listRegradedSheets'>>
  /** Begins to mark all sheets again; `core.getTask` reports its progress. Throws `conflict`. */
  start(exam: string, regrade: WantedRegrade): Promise<Regrade>
  list(exam: string, page?: PageFilter): Promise<ReturnsOf<'exams.listRegrades'>>
  /** The exams that ask a question. */
  examsUsing(question: string): Promise<UsingExam[]>
}

/**
 * `StaffRegradesApi` of a client.
 *
 * @example const { questions } = await staffRegradesApiOf(prostuti).keys('12')
 */
export function staffRegradesApiOf({ http }: Pick<Prostuti, 'http'>): StaffRegradesApi {
  return {
    keys: exam => http.call(listAcceptedKeys, { params: { id: exam } }, { fresh: true }),
    preview: (exam, changes) => http.call(previewRegrade, { params: { id: exam }, body: { changes } }),
    sheets: (exam, body) => http.call(listRegradedSheets, { params: { id: exam }, body }),
    start: (exam, body) =>
      oncePerIntent(http, JSON.stringify({ regrade: exam, body }), idempotencyKey =>
        http.call(regradeExam, { params: { id: exam }, body }, { idempotencyKey }),
      ),
    list: (exam, page = {}) => http.call(listRegrades, { params: { id: exam }, query: pageQueryOf(page) }),
    examsUsing: async question => (await http.call(listExamsUsingQuestion, { params: { id: question } })).exams,
  }
}
