import { QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaffContext } from '../context/staff-context.ts'
import type { DataKey } from './data-key.ts'

export interface Loaded<T> {
  /** What came last; it stays while something newer is on its way, and when that fails. */
  readonly data: T | null
  readonly error: unknown
  readonly isLoading: boolean
  reload(): void
}

interface QueryOptions {
  /** Reads again after so many milliseconds, while the page is looked at. */
  readonly everyMs?: number
}

/**
 * Reads from the server, again whenever `key` changes or a change has named it. An answer that comes after a newer question is
 * dropped.
 *
 * @example const { data, error, reload } = useQuery(['faqs', id], () => admin.faqs.get(id))
 */
export function useQuery<T>(key: DataKey, load: () => Promise<T>, { everyMs }: QueryOptions = {}): Loaded<T> {
  const { cache } = useStaffContext()
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: null, error: null, isLoading: true })
  const latest = useRef(load)
  latest.current = load
  const name = JSON.stringify(key)
  useEffect(() => {
    const queryKey = JSON.parse(name) as DataKey
    const observer = new QueryObserver<T>(cache, {
      queryKey,
      queryFn: () => latest.current(),
      refetchInterval: everyMs,
    })
    const show = ({ data, error, isFetching }: QueryObserverResult<T>) =>
      setState(before => ({
        data: data === undefined ? before.data : data,
        error: isFetching ? null : error,
        isLoading: isFetching,
      }))
    const stop = observer.subscribe(show)
    show(observer.getCurrentResult())
    return stop
  }, [cache, name, everyMs])

  const reload = useCallback(() => {
    void cache.refetchQueries({ queryKey: JSON.parse(name) as DataKey, exact: true })
  }, [cache, name])
  return { ...state, reload }
}
