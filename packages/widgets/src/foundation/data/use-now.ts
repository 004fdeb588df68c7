import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * The server's clock by the minute, offline too, in milliseconds since 1970. The first drawing takes the time of the server's own,
 * `drawnAt`, so that both are alike.
 */
export function useNow(client: Prostuti, drawnAt: number | undefined): number {
  const [now, setNow] = useState(() => drawnAt ?? client.now())
  useEffect(() => {
    const { clock } = client.platform
    let cancel: () => void = () => undefined
    const tick = () => {
      cancel()
      const at = client.now()
      setNow(at)
      cancel = clock.setTimer(tick, minuteMs - (at % minuteMs))
    }
    tick()
    // What the first answer says of the time sets the clock.
    const leave = [clock.onResume(tick), client.$timeKnown.listen(tick)]
    return () => {
      cancel()
      for (const stop of leave) stop()
    }
  }, [client])
  return now
}
