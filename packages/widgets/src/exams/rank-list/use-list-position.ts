import { useCallback, useState } from 'react'
import type { ListPosition } from './list-position.ts'

/** Which part of the list is looked at; a new search begins at its first page, and the page one came from is kept for its end. */
export function useListPosition(first = 1) {
  const [place, setPlace] = useState<ListPosition>({ page: first })
  const [before, setBefore] = useState(place)
  const goTo = useCallback((to: ListPosition) => {
    if (!to.search) setBefore(to)
    setPlace(to)
  }, [])
  const search = useCallback((name?: string) => setPlace(name ? { page: 1, search: name } : before), [before])
  return { place, goTo, search }
}
