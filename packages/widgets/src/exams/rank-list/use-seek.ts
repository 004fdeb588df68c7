import type { Standings } from '@prostuti/contract'
import { type RefObject, useEffect, useState } from 'react'
import { type ListPosition, pageOf, pagesOf } from './list-position.ts'

/** The way to my own row: on this page, or on the one that has it. The row is brought to the middle and focused. */
export function useSeek(
  list: RefObject<HTMLElement | null>,
  shown: Standings,
  view: { loading: boolean },
  goTo: (place: ListPosition) => void,
): () => void {
  const [seeking, setSeeking] = useState(false)
  useEffect(() => {
    if (!seeking || view.loading) return
    setSeeking(false)
    const row = list.current?.querySelector<HTMLElement>('[data-me]')
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [seeking, view.loading, shown, list])
  return () => {
    if (!shown.me) return
    if (!list.current?.querySelector('[data-me]')) goTo({ page: reachable(pageOf(shown.me.place), shown) })
    setSeeking(true)
  }
}

/** A page that can't be opened yet: my neighbours stand on the first. */
const reachable = (page: number, shown: Standings): number => (page <= pagesOf(shown) ? page : 1)
