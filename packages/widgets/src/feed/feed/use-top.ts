import { type RefObject, useEffect, useRef } from 'react'

/** Goes to the top of the list once what was asked for stands there: browsers hold on to what was seen when posts come above it. */
export function useTop(column: RefObject<HTMLElement | null>, isReady: boolean, shown: unknown): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || !isReady) return
    const frame = requestAnimationFrame(() => {
      isWanted.current = false
      column.current?.scrollIntoView({ block: 'start' })
      column.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, shown])
  return () => {
    isWanted.current = true
  }
}
