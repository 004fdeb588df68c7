import type { Prostuti } from '@prostuti/sdk'
import { createQueries, type ExamQueries, type QueryStore } from '@prostuti/sdk/exams/queries'
import { isGoneBackTo } from '../page/gone-back.ts'

const known = new WeakMap<Prostuti, ExamQueries>()

/** The queries of a client: the same for all widgets, so that two lists of one page ask once. */
export function queriesOf(client: Prostuti): ExamQueries {
  const queries = known.get(client) ?? createQueries(client)
  known.set(client, queries)
  return queries
}

/** For whom (null: a visitor) and when, in milliseconds since 1970, a server has drawn what an element is given as `initial`. */
export interface DrawnFor {
  person: string | null
  at: number
  /** That person has an account. */
  account?: boolean
}

/** The store; where a page has just brought its answer as `data`, nothing is asked until that is old or somebody else's. */
export function startFrom<T>(
  client: Prostuti,
  store: QueryStore<T>,
  data: NoInfer<T> | undefined,
  drawn: DrawnFor | undefined,
): QueryStore<T> {
  if (data !== undefined && drawn && !isGoneBackTo())
    queriesOf(client).adopt(store, { data, person: drawn.person, age: client.now() - drawn.at })
  return store
}
