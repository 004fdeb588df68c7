import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

/** The server's clock in milliseconds, once a second until `until` has come; without an instant it stands still. */
export function useNow(client: Prostuti, until: number | null): number {
  const [now, setNow] = useState(() => client.now())
  const waits = until !== null && now < until
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => setNow(client.now()), 1000)
    return () => clearInterval(timer)
  }, [client, waits])
  return now
}
