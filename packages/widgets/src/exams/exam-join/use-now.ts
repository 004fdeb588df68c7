import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

/** Moments are told to the minute; nobody sees a difference of this much. */
const tickMs = 5_000

/** The server's clock in milliseconds. The first drawing takes `drawn`, so that it equals the server's. */
export function useNow(client: Prostuti, drawn: number): number {
  const [now, setNow] = useState(drawn)
  useEffect(() => {
    const look = () => setNow(client.now())
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [client])
  return now
}
