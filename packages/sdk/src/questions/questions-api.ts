import type { QuestionFlag, ReturnsOf, WirePart } from '@prostuti/contract'
import { flagQuestion, listBookmarkedQuestions, listMyQuestionFlags } from '@prostuti/contract/questions/operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which kept questions to list. */
export interface BookmarkedQuestionsFilter extends PageFilter {
  category?: string
}

/** The calls of the question bank. */
export interface QuestionsApi {
  bookmarked(filter?: BookmarkedQuestionsFilter): Promise<ReturnsOf<'questions.listBookmarkedQuestions'>>
  /** Reports a question. Throws `conflict` while another report of it by this person is open. */
  report(report: QuestionReport): Promise<QuestionFlag>
  /** One's own reports with their answers, newest first; of one exam where it is named. */
  reports(filter?: PageFilter & { exam?: string }): Promise<ReturnsOf<'questions.listMyQuestionFlags'>>
}

/** Why a question is wrong: one of five reasons, and words of one's own. */
export type QuestionReport = WirePart<'questions.flagQuestion', 'body'>

/**
 * Questions that a person keeps or reports.
 * @example const { results } = await questionsApiOf(prostuti).bookmarked({ category: '4' })
 */
export function questionsApiOf({ http }: Pick<Prostuti, 'http'>): QuestionsApi {
  return {
    bookmarked: ({ category, ...page } = {}) =>
      http.call(listBookmarkedQuestions, { query: { category, ...pageQueryOf(page) } }),
    report: body =>
      oncePerIntent(http, JSON.stringify({ report: body }), idempotencyKey =>
        http.call(flagQuestion, { body }, { idempotencyKey }),
      ),
    reports: ({ exam, ...page } = {}) =>
      http.call(listMyQuestionFlags, { query: { exam, ...pageQueryOf(page) } }, { fresh: true }),
  }
}
