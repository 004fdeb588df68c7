import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useRef } from 'react'
import { useTimeKnown } from '../../foundation/data/use-time-known.ts'

/**
 * Calls `onOpen` shortly after the instant `opens` by the time that the server has confirmed, and again, less and less often, for as long as it stands there. `round`
 * says that an answer has come: another one each time, a failure too.
 */
export function usePublication(client: Prostuti, opens: string | null | undefined, onOpen: () => void, round: unknown) {
  const isKnown = useTimeKnown(client)
  const asked = useRef({ opens, times: 0 })
  useEffect(() => {
    if (!opens || !isKnown) return
    if (asked.current.opens !== opens) asked.current = { opens, times: 0 }
    const ask = () => {
      asked.current.times += 1
      onOpen()
    }
    const timer = setTimeout(ask, delayUntilRequest(Date.parse(opens) - client.now(), asked.current.times))
    return () => clearTimeout(timer)
  }, [opens, client, onOpen, round, isKnown])
}

/**
 * Everybody waits for the same instant: ten seconds of chance or more spread them. What does not open in its time is asked
 * for every five minutes in the end. A timer can't run longer than 24 days.
 */
function delayUntilRequest(ms: number, times: number): number {
  const pause = Math.min(5_000 * 2 ** times, 300_000)
  return Math.min(Math.max(ms, pause) + Math.random() * Math.max(pause, 10_000), 2_000_000_000)
}

/** Whether a call was refused because what it asks for is not published yet. */
export const isNotPublished = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'result_not_published'
