import { useCallback, useEffect, useState } from 'react'

interface Page<Row> {
  count: number
  next: string | null
  results: readonly Row[]
}

interface State<P> {
  key: string
  pages: readonly P[]
  error?: unknown
  loading: boolean
}

export interface Pages<P> {
  /** Those that are here; none before the first has come. */
  pages: readonly P[]
  error: unknown
  loading: boolean
  /** Asks for the next one, or again for the one that did not come. */
  more: () => void
}

/** The pages of a list, one after another; another `key` is another list. */
export function usePages<P extends Page<unknown>>(key: string, load: (page: number) => Promise<P>): Pages<P> {
  const [state, setState] = useState<State<P>>({ key, pages: [], loading: true })
  const [round, setRound] = useState(0)
  const isOwn = state.key === key
  const page = (isOwn ? state.pages.length : 0) + 1
  const more = useCallback(() => setRound(count => count + 1), [])

  useEffect(() => {
    let current = true
    const before = isOwn ? state.pages : []
    const settle = (next: Partial<State<P>>) => {
      if (current) setState({ key, pages: before, loading: false, ...next })
    }
    setState({ key, pages: before, loading: true })
    load(page).then(
      found => settle({ pages: [...before, found] }),
      error => settle({ error }),
    )
    return () => {
      current = false
    }
  }, [key, round])

  return isOwn ? { ...state, error: state.error, more } : { pages: [], error: undefined, loading: true, more }
}
