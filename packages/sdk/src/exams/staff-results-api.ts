import type { ExamStatistics, ResultComparison, ReturnsOf, StaffSheet } from '@prostuti/contract'
import { csvStart } from '@prostuti/contract/csv'
import {
  compareResults,
  getStaffSheet,
  getStatistics,
  listStaffResults,
  sendToReview,
} from '@prostuti/contract/exams/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

interface StaffResultFilter extends PageFilter {
  /** Part of a name or an alias, or the number of a receipt from its beginning. */
  search?: string
}

/** The calls by which staff read the results of an exam; each throws `conflict` with `not_final` until they are final. */
export interface StaffResultsApi {
  /** What each question did. */
  statistics(exam: string): Promise<ExamStatistics>
  /** Throws `conflict` with `newer_version` where the results are of another version by now. */
  sendToReview(exam: string, sent: { question: string; version: number }): Promise<ReturnsOf<'exams.sendToReview'>>
  list(exam: string, filter?: StaffResultFilter): Promise<ReturnsOf<'exams.listStaffResults'>>
  /** Everybody who is found, for a spreadsheet. */
  file(exam: string, format: 'csv' | 'xlsx', search?: string): Promise<Blob>
  sheet(exam: string, user: string): Promise<StaffSheet>
  /** Beside the exam before. */
  comparison(exam: string): Promise<ResultComparison>
}

/**
 * `StaffResultsApi` of a client.
 *
 * @example const { questions } = await staffResultsApiOf(prostuti).statistics('12')
 */
export function staffResultsApiOf({ http }: Pick<Prostuti, 'http'>): StaffResultsApi {
  return {
    statistics: exam => http.call(getStatistics, { params: { id: exam } }, { fresh: true }),
    sendToReview: (exam, body) =>
      oncePerIntent(http, JSON.stringify({ review: exam, body }), idempotencyKey =>
        http.call(sendToReview, { params: { id: exam }, body }, { idempotencyKey }),
      ),
    list: (exam, { search, ...page } = {}) =>
      http.call(listStaffResults, { params: { id: exam }, query: { search, ...pageQueryOf(page) } }),
    async file(exam, format, search) {
      const asked = http.call(listStaffResults, { params: { id: exam }, query: { format, search } })
      const file = await (asked as Promise<unknown> as Promise<Blob | string>)
      // Reading a text drops the byte order mark, by which spreadsheets know UTF-8.
      return typeof file === 'string' ? new Blob([csvStart, file], { type: 'text/csv;charset=utf-8' }) : file
    },
    sheet: (exam, user) => http.call(getStaffSheet, { params: { id: exam, user } }, { fresh: true }),
    comparison: exam => http.call(compareResults, { params: { id: exam } }),
  }
}
