import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import { useTimeKnown } from '../../foundation/data/use-time-known.ts'

/**
 * The server's clock in milliseconds, once a second until `until` has come; without an instant it stands still. Null while the
 * server has not confirmed it: by a guess a countdown would be over, or go on for hours.
 */
export function useNow(client: Prostuti, until: number | null): number | null {
  const isKnown = useTimeKnown(client)
  const [now, setNow] = useState(() => client.now())
  const waits = until !== null && now < until
  useEffect(() => {
    if (isKnown) setNow(client.now())
  }, [client, isKnown])
  useEffect(() => {
    if (!waits || !isKnown) return
    const timer = setInterval(() => setNow(client.now()), 1000)
    return () => clearInterval(timer)
  }, [client, waits, isKnown])
  return isKnown ? now : null
}

/** Whether an instant (ISO 8601; null: never) has come, by time that the server has confirmed. */
export function useHasCome(client: Prostuti, instant: string | null): boolean {
  const at = instant === null ? null : Date.parse(instant)
  const now = useNow(client, at)
  return at !== null && now !== null && at <= now
}
