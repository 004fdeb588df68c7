import type { Prostuti } from '@prostuti/sdk'
import { createQueries, type ExamQueries } from '@prostuti/sdk/queries'

const known = new WeakMap<Prostuti, ExamQueries>()

/** The queries of a client: the same for all widgets, so that two lists of one page ask once. */
export function queriesOf(client: Prostuti): ExamQueries {
  const queries = known.get(client) ?? createQueries(client)
  known.set(client, queries)
  return queries
}
