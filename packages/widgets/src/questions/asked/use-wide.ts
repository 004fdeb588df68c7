import { type RefObject, useEffect, useState } from 'react'

/** From this width on (CSS pixels of the element itself) the palette stands beside; `styles/layout.css` has the same. */
const wide = 800

/** Whether the element has room for the palette beside the questions. */
export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, set] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => set(entry!.contentRect.width >= wide))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
