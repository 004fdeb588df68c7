import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** A call as a screen sees it. While it is tried again the old data or error stays, so that nothing jumps. */
export interface Request<Data> {
  data: Data | undefined
  error: unknown
  loading: boolean
  retry: () => void
}

interface Answer<Data> {
  data?: Data
  error?: unknown
}

/**
 * Runs a call when the screen appears (unless `initial` answers it), when `key` changes, on `retry`, and when the network
 * comes back after a failure. Another subject is another component: give it a React `key`.
 */
export function useRequest<Data>(key: string, call: () => Promise<Data>, initial?: Data): Request<Data> {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer<Data>>({ data: initial })
  const [loading, setLoading] = useState(initial === undefined)
  const retry = useCallback(() => setRound(count => count + 1), [])

  // `key` says when the call is another one: the function itself is new at each drawing.
  useEffect(() => {
    if (initial !== undefined && round === 0) return
    let current = true
    const settle = (next: (before: Answer<Data>) => Answer<Data>) => {
      if (!current) return
      setAnswer(next)
      setLoading(false)
    }
    setLoading(true)
    call().then(
      data => settle(() => ({ data })),
      error => settle(({ data }) => ({ data, error })),
    )
    return () => {
      current = false
    }
  }, [key, round])

  useRetryOnline(answer.error !== undefined, retry)
  return { data: answer.data, error: answer.error, loading, retry }
}

/** Listens from the moment on at which the failure is shown: an effect after the drawing may miss a network that is back at once. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  useLayoutEffect(() => {
    if (!failed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failed, retry])
}
