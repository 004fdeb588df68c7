import { useEffect, useRef } from 'react'
import { addEntry, leavePage, removeEntry, restoreEntry } from './history-entry.ts'

/** Where somebody is about to go: back, or by one of the page's links. */
export type LeaveTo = 'back' | { href: string }

/** A link of the page around the player that ends the exam's screen, as an arrow in its header does. */
const leaving = 'a[data-prostuti-leave]'

/**
 * From now on the browser asks before the page goes away, and `ask` is called instead of going back within it or following
 * one of the page's own links. Returns what really leaves.
 */
export function useLeaveGuard(ask: (to: LeaveTo) => void): () => void {
  const latest = useRef(ask)
  latest.current = ask
  const to = useRef<LeaveTo>('back')
  const release = useRef((_leaves: boolean) => {})
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    const wants = (place: LeaveTo) => {
      to.current = place
      latest.current(place)
    }
    const back = () => restoreEntry() && wants('back')
    const follow = (event: MouseEvent) => {
      const link = event.composedPath().find(each => each instanceof HTMLAnchorElement && each.matches(leaving))
      // A link that opens another tab leaves nothing.
      if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      wants({ href: (link as HTMLAnchorElement).href })
    }
    addEntry()
    addEventListener('beforeunload', stay)
    addEventListener('popstate', back)
    addEventListener('click', follow)
    release.current = leaves => {
      release.current = () => {}
      removeEventListener('beforeunload', stay)
      removeEventListener('popstate', back)
      removeEventListener('click', follow)
      if (!leaves) removeEntry()
    }
    return () => release.current(false)
  }, [])
  return () => {
    release.current(true)
    leavePage(to.current === 'back' ? null : to.current.href)
  }
}
