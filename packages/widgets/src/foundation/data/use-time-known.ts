import type { Prostuti } from '@prostuti/sdk'
import { watchTime } from '@prostuti/sdk/exams/clock/confirmed-time'
import { useEffect, useState } from 'react'

/** Whether the server has confirmed the client's time, which is asked for while it has not. Nothing is over, or stays shut, before. */
export function useTimeKnown(client: Prostuti): boolean {
  const [known, setKnown] = useState(() => client.$timeKnown.get())
  useEffect(() => watchTime(client, setKnown), [client])
  return known
}
