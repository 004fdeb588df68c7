import type { SearchResults } from '@prostuti/contract'
import { search } from '@prostuti/contract/study/operations'
import type { Prostuti } from '../client.ts'

/** Searching topics and published questions. */
export interface SearchApi {
  /** Topics and questions for what a learner types; `signal` gives an outdated one up. */
  search(query: string, options?: { signal?: AbortSignal }): Promise<SearchResults>
}

/**
 * Searching topics and published questions.
 * @example const { topics, questions } = await searchApiOf(prostuti).search('শতকরা')
 */
export function searchApiOf({ http }: Pick<Prostuti, 'http'>): SearchApi {
  return { search: (q, options) => http.call(search, { query: { q } }, options) }
}
