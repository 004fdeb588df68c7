import type { GovtResult, Notice, ReturnsOf, SeatPlan } from '@prostuti/contract'
import {
  getGovtResult,
  getNotice,
  getSeatPlan,
  listGovtResults,
  listNotices,
  listSeatPlans,
  searchGovtResults,
} from '@prostuti/contract/notices/operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which seat plans to list. */
export interface SeatPlanFilter extends PageFilter {
  /** Of exams that were, newest first; else of those to come, the nearest first. */
  past?: boolean
}

/** Seat plans, government results and our own notices. Each is known by the `slug` of its address. */
export interface NoticesApi {
  seatPlans(filter?: SeatPlanFilter): Promise<ReturnsOf<'notices.listSeatPlans'>>
  seatPlan(slug: string): Promise<SeatPlan>
  govtResults(page?: PageFilter): Promise<ReturnsOf<'notices.listGovtResults'>>
  govtResult(slug: string): Promise<GovtResult>
  /**
   * The exact number, in all results or in the one with this id. No cache keeps the answer, since its address holds the number.
   * Throws `rate_limited` with `retryAfter` in seconds.
   */
  searchGovtResults(number: string, result?: string): Promise<ReturnsOf<'notices.searchGovtResults'>>
  notices(page?: PageFilter): Promise<ReturnsOf<'notices.listNotices'>>
  notice(slug: string): Promise<Notice>
}

/**
 * Notices, results of offices, and seat plans.
 * @example const { found } = await noticesApiOf(prostuti).searchGovtResults('২০৪১০৭')
 */
export function noticesApiOf({ http }: Pick<Prostuti, 'http'>): NoticesApi {
  return {
    seatPlans: ({ past, ...page } = {}) =>
      http.call(listSeatPlans, { query: { past: past === undefined ? undefined : `${past}`, ...pageQueryOf(page) } }),
    seatPlan: slug => http.call(getSeatPlan, { params: { slug } }),
    govtResults: (page = {}) => http.call(listGovtResults, { query: pageQueryOf(page) }),
    govtResult: slug => http.call(getGovtResult, { params: { slug } }),
    searchGovtResults: (number, result) =>
      http.call(searchGovtResults, { query: { search_reg: number, result } }, { fresh: true }),
    notices: (page = {}) => http.call(listNotices, { query: pageQueryOf(page) }),
    notice: slug => http.call(getNotice, { params: { slug } }),
  }
}
