import type { SearchResults } from '@prostuti/contract'
import { searchLength } from '@prostuti/contract/study/bounds'
import type { Prostuti } from '@prostuti/sdk'
import { searchApiOf } from '@prostuti/sdk/study'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** A text is looked for when the typing has paused for so long. */
const pauseMs = 150

interface Answer {
  /** What it is about. */
  query: string
  results?: SearchResults
  error?: unknown
  /** How many tries it has taken. */
  round: number
}

export interface Found {
  /** The newest there are; while another text is looked for, those of the one before. */
  results: SearchResults | undefined
  error: unknown
  /** The results are not those of what stands in the box, or none are here yet. */
  waiting: boolean
  retry: () => void
  /** What failed is being tried again. */
  retrying: boolean
}

/** Whether there is enough to look for. */
export const isSearchable = (query: string): boolean => query.trim().length >= searchLength.min

/** What a search finds, as one types: an outdated request is given up, an older answer never takes the place of a newer one. */
export function useFound(client: Prostuti, query: string, initial: SearchResults | undefined): Found {
  const [answer, setAnswer] = useState<Answer | undefined>(initial && { query, results: initial, round: 0 })
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound(count => count + 1), [])
  const isAnswered = answer?.query === query && answer.error === undefined

  useEffect(() => {
    if (isAnswered || !isSearchable(query)) return
    const stop = new AbortController()
    const settle = (next: Answer) => {
      if (!stop.signal.aborted) setAnswer(before => ({ results: before?.results, ...next }))
    }
    const timer = setTimeout(() => {
      searchApiOf(client)
        .search(query.trim().slice(0, searchLength.max), { signal: stop.signal })
        .then(
          results => settle({ query, results, round }),
          error => settle({ query, error, round }),
        )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, query, round])

  // From the moment on at which the failure is shown.
  useLayoutEffect(() => {
    if (answer?.error === undefined) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [answer?.error, retry])

  return {
    ...{ results: answer?.results, error: answer?.error, retry },
    waiting: answer?.query !== query,
    retrying: answer?.round !== round,
  }
}
