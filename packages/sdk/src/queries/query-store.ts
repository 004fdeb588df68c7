import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { ApiError } from '../http/api-error.ts'

/** What a screen reads of something the server knows. The last data stay while newer are fetched or cannot be. */
export interface QueryView<T> {
  readonly status: 'pending' | 'success' | 'error'
  readonly data: T | undefined
  readonly error: ApiError | null
  readonly isFetching: boolean
  refetch(): void
}

/** A query as a store: its value, whether it loads, and what went wrong. */
export type QueryStore<T> = ReadableAtom<QueryView<T>>

/** Asks while there is a listener. */
export function createQueryStore<T>(
  client: QueryClient,
  queryKey: readonly unknown[],
  queryFn: () => Promise<T>,
): QueryStore<T> {
  const observer = new QueryObserver<T, ApiError>(client, { queryKey, queryFn })
  const refetch = () => void observer.refetch()
  const view = ({ status, data, error, isFetching }: QueryObserverResult<T, ApiError>): QueryView<T> => ({
    status,
    data,
    error,
    isFetching,
    refetch,
  })
  const $store = atom(view(observer.getCurrentResult()))
  onMount($store, () => {
    const unsubscribe = observer.subscribe(result => $store.set(view(result)))
    $store.set(view(observer.getCurrentResult()))
    return unsubscribe
  })
  return $store
}
