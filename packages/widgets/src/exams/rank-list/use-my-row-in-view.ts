import type { Standings } from '@prostuti/contract'
import { type RefObject, useEffect, useState } from 'react'

/** Whether my own row can be seen: among the rows that are drawn, and not scrolled away. */
export function useMyRowInView(list: RefObject<HTMLElement | null>, shown: Standings): boolean {
  const [inView, setInView] = useState(() => shown.results.some(row => row.is_me))
  // Rows keep their nodes by place, so that other rows may bring me to another node.
  useEffect(() => {
    const row = list.current?.querySelector('[data-me]')
    if (!row) return setInView(false)
    const observer = new IntersectionObserver(entries => setInView(entries.at(-1)!.isIntersecting), { threshold: 0.5 })
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, shown])
  return inView
}
