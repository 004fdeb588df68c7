import { useEffect, useRef, useState } from 'react'

export interface LeaveGuard {
  /** Somebody is about to leave: ask. */
  readonly isAsking: boolean
  stay(): void
  /** Leaves; `first` is done before, and false from it stays. */
  leave(first?: () => Promise<boolean>): Promise<void>
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The link of this tab that a click follows. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  // A hash leads to another part of this page.
  return link.href.split('#')[0] === location.href.split('#')[0] ? null : link
}

/**
 * Holds back links and the back button while a form has changes. The back button is caught by a step of our own in the history,
 * since browsers let nobody stop it; closing the tab and reloading are asked about in the browser's words.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [go, setGo] = useState<(() => void) | null>(null)
  const leaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    history.pushState({ ...history.state, staffGuard: true }, '')
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = isPlain(event) && !event.defaultPrevented ? linkOf(event) : null
      if (!link || leaving.current) return
      event.preventDefault()
      event.stopPropagation()
      setGo(() => () => location.assign(link.href))
    }
    const onBack = () => {
      if (leaving.current) return
      history.pushState({ ...history.state, staffGuard: true }, '')
      // Over our own step and the page's.
      setGo(() => () => history.go(-2))
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('popstate', onBack)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onBack)
      document.removeEventListener('click', onClick, true)
      if (!leaving.current && history.state?.staffGuard) history.back()
    }
  }, [isDirty])

  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    async leave(first) {
      leaving.current = true
      if (!first || (await first())) return go?.()
      leaving.current = false
      setGo(null)
    },
  }
}

/**
 * Once nothing is unsaved the guard takes back its own step of the history, which takes a moment: a page that is left before
 * would be gone back to. Resolves after it, half a second later at most.
 */
export function leaveGuardReleased(): Promise<void> {
  if (!history.state?.staffGuard) return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', end)
      resolve()
    }
    const timer = setTimeout(end, 500)
    window.addEventListener('popstate', end)
  })
}
