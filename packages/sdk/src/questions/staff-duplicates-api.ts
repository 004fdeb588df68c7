import type { ReturnsOf, WirePart } from '@prostuti/contract'
import {
  keepApart,
  listDuplicateCategories,
  listDuplicateQuestions,
  mergeQuestions,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** The calls about questions and categories that look alike; a moderator's alone. */
export interface StaffDuplicatesApi {
  /** The most alike first. */
  questions(page?: PageFilter): Promise<ReturnsOf<'questions.listDuplicateQuestions'>>
  categories(page?: PageFilter): Promise<ReturnsOf<'questions.listDuplicateCategories'>>
  /** Makes one question part of the other. */
  merge(pair: WirePart<'questions.mergeQuestions', 'body'>): Promise<ReturnsOf<'questions.mergeQuestions'>>
  /** They are not the same, and come up no more. */
  keepApart(pair: WirePart<'questions.keepApart', 'body'>): Promise<void>
}

/**
 * `StaffDuplicatesApi` of a client.
 *
 * @example const { results } = await staffDuplicatesApiOf(prostuti).questions()
 */
export function staffDuplicatesApiOf({ http }: Pick<Prostuti, 'http'>): StaffDuplicatesApi {
  return {
    questions: (page = {}) => http.call(listDuplicateQuestions, { query: pageQueryOf(page) }),
    categories: (page = {}) => http.call(listDuplicateCategories, { query: pageQueryOf(page) }),
    merge: body =>
      oncePerIntent(http, JSON.stringify({ merge: body }), idempotencyKey =>
        http.call(mergeQuestions, { body }, { idempotencyKey }),
      ),
    keepApart: body => http.call(keepApart, { body }),
  }
}
