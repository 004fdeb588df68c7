import type { ReturnsOf } from '@prostuti/contract'
import { listBookmarkedQuestions } from '@prostuti/contract/questions/operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

export interface BookmarkedQuestionsFilter extends PageFilter {
  category?: string
}

/** The calls of the question bank. */
export interface QuestionsApi {
  bookmarked(filter?: BookmarkedQuestionsFilter): Promise<ReturnsOf<'questions.listBookmarkedQuestions'>>
}

/** @example const { results } = await questionsApiOf(prostuti).bookmarked({ category: '4' }) */
export function questionsApiOf({ http }: Pick<Prostuti, 'http'>): QuestionsApi {
  return {
    bookmarked: ({ category, ...page } = {}) =>
      http.call(listBookmarkedQuestions, { query: { category, ...pageQueryOf(page) } }),
  }
}
