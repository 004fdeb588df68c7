import { useEffect, useRef } from 'react'

const mark = 'prostuti-exam'
const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

/** Puts one more entry of the same address on the history, with the page's own state in it: "back" then stays here and can ask. */
function arm(): void {
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '')
}

/**
 * From now on the browser asks before the page goes away, and `ask` is called instead of going back within it.
 * Returns what really leaves.
 */
export function useLeaveGuard(ask: () => void): () => void {
  const latest = useRef(ask)
  latest.current = ask
  const release = useRef(() => {})
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    const back = () => {
      if (isMarked()) return
      arm()
      latest.current()
    }
    arm()
    addEventListener('beforeunload', stay)
    addEventListener('popstate', back)
    release.current = () => {
      removeEventListener('beforeunload', stay)
      removeEventListener('popstate', back)
    }
    return () => release.current()
  }, [])
  return () => {
    release.current()
    history.go(-2)
  }
}
