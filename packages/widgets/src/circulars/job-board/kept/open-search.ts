import type { CircularFilters, KeptSearch } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { useEffect, useRef } from 'react'
import type { BoardViewProps } from '../view-props.ts'
import { keptOf } from './kept-store.ts'

/** Sets its filters, and says that one has looked. */
export function openSearch({ client, state }: BoardViewProps, search: KeptSearch): void {
  state.choose({ filters: search.filters, tab: 'all' })
  noteOpened(client, search)
}

/** Who comes to what a kept search finds by its address, as from a notification, has looked as well. */
export function useArrival(
  { client, state }: Pick<BoardViewProps, 'client' | 'state'>,
  searches: readonly KeptSearch[] | undefined,
): void {
  const isOver = useRef(false)
  useEffect(() => {
    if (isOver.current || !searches) return
    isOver.current = true
    const here = searches.find(({ filters }) => state.tab === 'all' && keyOf(filters) === keyOf(state.filters))
    if (here && here.unseen > 0) noteOpened(client, here)
  }, [searches])
}

/** The same filters in one spelling. `addressOf` stands in the board's first part, which would have to hand it out. */
const keyOf = (filters: CircularFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && String(value) !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

function noteOpened(client: Prostuti, { id }: KeptSearch): void {
  circularsApiOf(client)
    .openKeptSearch(id)
    .then(keptOf(client).put, error => console.warn('prostuti: that a search was opened is not stored', error))
}
