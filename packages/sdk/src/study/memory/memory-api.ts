import type { ReturnsOf, StudyProgress, StudyToday, WirePart } from '@prostuti/contract'
import { getProgress, getReviews, listMistakes, logReviews, updateGoal } from '@prostuti/contract/study/operations'
import type { Prostuti } from '../../client.ts'
import { type PageFilter, pageQueryOf } from '../../http/page-filter.ts'

/** Which mistakes to list. */
export interface MistakeFilter extends PageFilter {
  /** A topic with all that stands below it. */
  category?: string
}

/** Which reviews to list. */
export interface ReviewFilter {
  /** Beyond what is due; leaves the schedule alone. */
  cram?: boolean
  category?: string
}

/** Reviews as they are dealt: in the order in which they are asked, with keys. */
export type DealtReviews = ReturnsOf<'study.getReviews'>

/** A review as it is sent; the device makes its id. */
export type Review = WirePart<'study.logReviews', 'body'>['reviews'][number]

/** The calls of what a signed-in person remembers. */
export interface MemoryApi {
  mistakes(filter?: MistakeFilter): Promise<ReturnsOf<'study.listMistakes'>>
  reviews(filter?: ReviewFilter): Promise<DealtReviews>
  /** Safe to call again with the same reviews: each counts once, by its id. */
  logReviews(reviews: readonly Review[]): Promise<ReturnsOf<'study.logReviews'>>
  progress(): Promise<StudyProgress>
  /** Questions a day. */
  updateGoal(dailyGoal: number): Promise<StudyToday>
}

/**
 * What a person has learned: mistakes, reviews that are due, progress and the daily goal.
 * @example const { weak } = await memoryApiOf(prostuti).progress()
 */
export function memoryApiOf({ http }: Pick<Prostuti, 'http'>): MemoryApi {
  return {
    mistakes: ({ category, ...page } = {}) =>
      http.call(listMistakes, { query: { ...pageQueryOf(page), category: category ?? null } }),
    reviews: ({ cram, category } = {}) =>
      http.call(getReviews, { query: { cram: cram ? 'true' : null, category: category ?? null } }),
    logReviews: reviews => http.call(logReviews, { body: { reviews: [...reviews] } }),
    progress: () => http.call(getProgress),
    updateGoal: goal => http.call(updateGoal, { body: { daily_goal: goal } }),
  }
}
