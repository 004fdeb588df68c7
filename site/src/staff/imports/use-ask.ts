import { useEffect, useRef } from 'react'

const askMs = 1_000

/** Asks again and again while something is under way; what fails is asked again. */
export function useAsk(isBusy: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => {
      latest.current().catch((error: unknown) => console.warn('the import could not be asked for', error))
    }, askMs)
    return () => clearInterval(timer)
  }, [isBusy])
}
