import { useCallback, useEffect, useRef, useState } from 'react'

export interface Loaded<T> {
  /** What came last; it stays while something newer is on its way, and when that fails. */
  readonly data: T | null
  readonly error: unknown
  readonly isLoading: boolean
  reload(): void
}

/**
 * Reads from the server, again whenever `key` changes. An answer that comes after a newer question is dropped.
 *
 * @example const { data, error, reload } = useLoaded(() => admin.core.audit(subject), subject.id)
 */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: null, error: null, isLoading: true })
  const [round, setRound] = useState(0)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    let isOver = false
    setState(({ data }) => ({ data, error: null, isLoading: true }))
    latest.current().then(
      data => void (!isOver && setState({ data, error: null, isLoading: false })),
      (error: unknown) => void (!isOver && setState(({ data }) => ({ data, error, isLoading: false }))),
    )
    return () => {
      isOver = true
    }
  }, [key, round])

  const reload = useCallback(() => setRound(current => current + 1), [])
  return { ...state, reload }
}
