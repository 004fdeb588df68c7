import { useEffect, useState } from 'react'

/** Whole seconds that are left, 0 once they are over; a device that slept has waited too. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0)
  const [end, setEnd] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const tick = () => {
      const ms = end - Date.now()
      setLeft(Math.max(Math.ceil(ms / 1_000), 0))
      if (ms <= 0) setEnd(0)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return {
    left,
    start: seconds => {
      setLeft(seconds)
      setEnd(Date.now() + seconds * 1_000)
    },
  }
}
