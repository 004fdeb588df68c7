import type { ReturnsOf, WirePart } from '@prostuti/contract'
import {
  answerQuestionFlag,
  listFlaggedQuestions,
  listQuestionFlags,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type FlagQuery = NonNullable<WirePart<'questions.listQuestionFlags', 'query'>>

/** Which reported questions staff list. */
export type FlaggedFilter = PageFilter & Pick<FlagQuery, 'state' | 'reason' | 'reviewed_qb'>

/** The calls by which staff answer reports; a moderator's alone. */
export interface StaffFlagsApi {
  /** Questions with reports, that with the newest first. */
  questions(filter?: FlaggedFilter): Promise<ReturnsOf<'questions.listFlaggedQuestions'>>
  /** Reports, newest first. */
  list(filter?: FlaggedFilter & Pick<FlagQuery, 'question'>): Promise<ReturnsOf<'questions.listQuestionFlags'>>
  /** Answers a report, or all open ones of its question. Throws `conflict` for one that is answered. */
  answer(
    id: string,
    answer: WirePart<'questions.answerQuestionFlag', 'body'>,
  ): Promise<ReturnsOf<'questions.answerQuestionFlag'>>
}

/**
 * `StaffFlagsApi` of a client.
 *
 * @example const { results } = await staffFlagsApiOf(prostuti).questions({ state: 'open' })
 */
export function staffFlagsApiOf({ http }: Pick<Prostuti, 'http'>): StaffFlagsApi {
  return {
    questions: ({ state, reason, reviewed_qb, ...page } = {}) =>
      http.call(listFlaggedQuestions, { query: { state, reason, reviewed_qb, ...pageQueryOf(page) } }),
    list: ({ state, reason, reviewed_qb, question, ...page } = {}) =>
      http.call(listQuestionFlags, { query: { state, reason, reviewed_qb, question, ...pageQueryOf(page) } }),
    answer: (id, body) => http.call(answerQuestionFlag, { params: { id }, body }),
  }
}
