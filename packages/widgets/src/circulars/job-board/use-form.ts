import type { CircularFilters, CircularForm } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { addressOf, circularsApiOf } from '@prostuti/sdk/circulars'
import { useEffect, useState } from 'react'

interface FormView {
  /** The newest that came; while filters change, that of those before. */
  form: CircularForm | undefined
  /** It answers other filters than those that are set. */
  isOld: boolean
  /** Puts one in its place that was kept. */
  keep(form: CircularForm): void
}

/** What filters offer, with live counts. Where it does not come, the filters work without counts. */
export function useForm(
  client: Prostuti,
  filters: CircularFilters,
  initial: CircularForm | undefined,
  round = 0,
): FormView {
  const key = addressOf({ filters, sortBy: 'deadline' })
  const [answer, setAnswer] = useState(initial && { key, form: initial })
  useEffect(() => {
    if (answer?.key === key && round === 0) return
    const stop = new AbortController()
    circularsApiOf(client)
      .form(filters, { signal: stop.signal })
      .then(
        form => stop.signal.aborted || setAnswer({ key, form }),
        error => stop.signal.aborted || console.warn('prostuti: no counts of filters', error),
      )
    return () => stop.abort()
  }, [client, key, round])
  return { form: answer?.form, isOld: answer?.key !== key, keep: form => setAnswer({ key, form }) }
}
