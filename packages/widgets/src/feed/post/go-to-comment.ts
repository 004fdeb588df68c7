import { useEffect, useRef } from 'react'
import type { Comments } from './use-comments.ts'

/** Shows what a fragment names within the element; false where it is not here. */
export function goToComment(host: HTMLElement | null, fragment: string): boolean {
  const found = host?.shadowRoot?.getElementById(decodeURIComponent(fragment.slice(1)))
  if (!found) return false
  found.scrollIntoView({ block: 'start' })
  found.focus({ preventScroll: true })
  return true
}

/** So many pages at most are fetched to find a comment that an address names. */
const mostPages = 10

/** An address that names a comment, as that of a notification does, leads to it, however far down it stands. */
export function useAddressedComment(host: HTMLElement | null, comments: Comments): void {
  const pages = useRef(0)
  const isDone = useRef(false)
  useEffect(() => {
    const fragment = location.hash
    if (isDone.current || !/^#comment-\d+$/.test(fragment) || !comments.list || comments.isTrying) return
    if (goToComment(host, fragment) || !comments.next || pages.current++ >= mostPages) isDone.current = true
    else void comments.more()
  }, [comments.list, comments.isTrying])
}
