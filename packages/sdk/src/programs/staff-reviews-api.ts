import type { ReturnsOf, StaffReview } from '@prostuti/contract'
import { listStaffReviews, moderateReview } from '@prostuti/contract/programs/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which reviews staff list: of one program, hidden or shown ones. */
export interface StaffReviewFilter extends PageFilter {
  program?: string
  hidden?: boolean
}

/** The calls by which staff look after reviews of programs. */
export interface StaffReviewsApi {
  /** Newest first, hidden ones too. */
  list(filter?: StaffReviewFilter): Promise<ReturnsOf<'programs.listStaffReviews'>>
  /** Takes it from everybody but who wrote it; `reason` is for staff. Throws `conflict` where it was rewritten meanwhile. */
  hide(review: Pick<StaffReview, 'id' | 'at'>, reason: string): Promise<StaffReview>
  show(review: Pick<StaffReview, 'id' | 'at'>): Promise<StaffReview>
}

/**
 * `StaffReviewsApi` of a client.
 *
 * @example const { results } = await staffReviewsApiOf(prostuti).list({ hidden: true })
 */
export function staffReviewsApiOf({ http }: Pick<Prostuti, 'http'>): StaffReviewsApi {
  return {
    list: ({ program, hidden, ...page } = {}) =>
      http.call(listStaffReviews, {
        query: { program, hidden: hidden === undefined ? undefined : `${hidden}`, ...pageQueryOf(page) },
      }),
    hide: ({ id, at }, reason) => http.call(moderateReview, { params: { id }, body: { hidden: true, at, reason } }),
    show: ({ id, at }) => http.call(moderateReview, { params: { id }, body: { hidden: false, at } }),
  }
}
