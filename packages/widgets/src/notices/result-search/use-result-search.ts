import type { FoundResult } from '@prostuti/contract'
import { noticesApiOf } from '@prostuti/sdk/notices'
import { useLayoutEffect, useRef, useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { ResultSearchProps } from './result-search.props.ts'
import { readNumber } from './typed-number.ts'
import { useCountdown } from './use-countdown.ts'

type Answer = { number: string; found: readonly FoundResult[] } | { number: string; error: unknown }

export interface ResultSearchForm {
  typed: string
  type(value: string): void
  fault: 'needed' | 'digits_only' | undefined
  busy: boolean
  answer: Answer | undefined
  /** Seconds until it may be searched again; 0: now. */
  left: number
  search(): void
  retry(): void
}

/** Where the server names no time. */
const defaultWaitSeconds = 60

/** Searches for one number at a time. It stands in the field and in the request, and goes nowhere else. */
export function useResultSearch({ client, resultId }: ResultSearchProps): ResultSearchForm {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<ResultSearchForm['fault']>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const { left, start } = useCountdown()
  const round = useRef(0)

  const ask = async (number: string) => {
    const mine = ++round.current
    setBusy(true)
    try {
      const { number: asked, found } = await noticesApiOf(client).searchGovtResults(number, resultId)
      if (mine === round.current) setAnswer({ number: asked, found })
    } catch (error) {
      if (mine !== round.current) return
      const isLimited = codeOf(error) === 'rate_limited'
      if (isLimited) start(waitOf(error))
      setAnswer(isLimited ? undefined : { number, error })
    } finally {
      if (mine === round.current) setBusy(false)
    }
  }
  const search = () => {
    if (busy || left > 0) return
    const read = readNumber(typed)
    setFault('fault' in read ? read.fault : undefined)
    setAnswer(undefined)
    if ('digits' in read) void ask(read.digits)
  }
  const retry = () => {
    if (answer && !busy) void ask(answer.number)
  }
  useRetryOnline(answer !== undefined && 'error' in answer, retry)

  return {
    ...{ typed, fault, busy, answer, left, search, retry },
    type: value => {
      round.current += 1
      setTyped(value)
      setFault(undefined)
      setBusy(false)
      // An answer about another number than the one in the field misleads.
      setAnswer(undefined)
    },
  }
}

const waitOf = (error: unknown): number => (error as { retryAfter?: number }).retryAfter || defaultWaitSeconds

/** Listens from the moment on at which the failure is shown, so that a network that is back at once is not missed. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  const last = useRef(retry)
  last.current = retry
  useLayoutEffect(() => {
    if (!failed) return
    const again = () => last.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed])
}
