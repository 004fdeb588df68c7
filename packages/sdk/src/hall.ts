import type { Prostuti } from './client.ts'
import { createHallApi, type Hall } from './exams/hall-api.ts'

const known = new WeakMap<Prostuti, Hall>()

/**
 * Lists, results, ranks, solutions, bookmarks and sharing of a client: an entry of its own, since a page with nothing but
 * the player needs none of it. The same object for the same client.
 *
 * @example
 * const { results, me } = await hallOf(prostuti).standings('7')
 */
export function hallOf(prostuti: Prostuti): Hall {
  const hall = known.get(prostuti) ?? createHallApi(prostuti.http)
  known.set(prostuti, hall)
  return hall
}

export type { BookmarkTarget, ExamListFilter, Hall, ReceiptKey, StandingsFilter } from './exams/hall-api.ts'
