import type { ApiError } from '@prostuti/sdk'
import { useCallback, useEffect, useState } from 'react'

/** A call as a screen sees it. While it is tried again the old data or error stays, so that nothing jumps. */
export interface Request<Data> {
  data: Data | undefined
  error: ApiError | undefined
  loading: boolean
  retry: () => void
}

type Answer<Data> = Pick<Request<Data>, 'data' | 'error'>

/** Runs a call when the screen appears, when `key` changes, on `retry`, and when the network comes back after a failure. */
export function useRequest<Data>(key: string, call: () => Promise<Data>): Request<Data> {
  const [answer, setAnswer] = useState<Answer<Data> & { key?: string }>({ data: undefined, error: undefined })
  const [round, setRound] = useState(0)
  const [settled, setSettled] = useState(-1)
  const retry = useCallback(() => setRound(count => count + 1), [])

  // `key` says when the call is another one: the function itself is new at each drawing.
  useEffect(() => {
    let current = true
    const settle = (next: Answer<Data>) => {
      if (!current) return
      setAnswer({ ...next, key })
      setSettled(round)
    }
    call().then(
      data => settle({ data, error: undefined }),
      error => settle({ data: undefined, error }),
    )
    return () => {
      current = false
    }
  }, [key, round])

  const failed = answer.error !== undefined
  useEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failed, retry])

  const mine = answer.key === key
  return {
    data: mine ? answer.data : undefined,
    error: mine ? answer.error : undefined,
    loading: !mine || settled !== round,
    retry,
  }
}
