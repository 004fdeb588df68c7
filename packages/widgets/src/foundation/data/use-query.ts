import type { QueryStore, QueryView } from '@prostuti/sdk/exams/queries'
import { useEffect, useState } from 'react'

/**
 * What a store tells, from the first effect on: a server that draws makes no store, which nobody there would ever drop.
 * Undefined before that, and when `key` names another question.
 */
export function useQuery<T>(key: string, storeOf: () => QueryStore<T>): QueryView<T> | undefined {
  const [seen, setSeen] = useState<{ key: string; view: QueryView<T> }>()
  // `key` says when the store is another one: the function itself is new at each drawing.
  useEffect(() => storeOf().subscribe(view => setSeen({ key, view })), [key])
  return seen?.key === key ? seen.view : undefined
}
