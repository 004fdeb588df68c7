import { useStore } from '@nanostores/react'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

/** Moments are told to the minute; nobody sees a difference of this much. */
const tickMs = 5_000

/**
 * The server's clock in milliseconds. The first drawing takes `drawn`, so that it equals the server's; so does all until the
 * server has confirmed the time, which the lobby asks for: no exam is over on a guess.
 */
export function useNow(client: Prostuti, drawn: number): number {
  const isKnown = useStore(client.$timeKnown)
  const [now, setNow] = useState(drawn)
  useEffect(() => {
    if (!isKnown) return
    const look = () => setNow(client.now())
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [client, isKnown])
  return isKnown ? now : drawn
}
