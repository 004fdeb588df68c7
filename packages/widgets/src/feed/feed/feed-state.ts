import { type FeedPlace, feedAddress, feedPlaceOf, placeFields, typeNameOf } from '@prostuti/sdk/feed'
import { useEffect, useState } from 'react'
import type { FeedProps } from './feed.props.ts'

export interface FeedState extends FeedPlace {
  /** `isStep`: a step that "back" takes back. */
  choose(part: Partial<FeedPlace>, isStep?: boolean): void
}

/** What is chosen; with `addressState` it stands in the page's address, and follows it. */
export function useFeedState(props: FeedProps): FeedState {
  const { addressState } = props
  const [place, setPlace] = useState(() => firstPlace(props))
  useEffect(() => {
    if (!addressState) return
    const follow = () => setPlace(feedPlaceOf(new URLSearchParams(location.search)))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [addressState])
  const choose = (part: Partial<FeedPlace>, isStep = false) => {
    const next = { ...place, ...part }
    setPlace(next)
    if (addressState) writeAddress(next, isStep)
  }
  return { ...place, choose }
}

/** What the server has drawn, else what the address says. */
function firstPlace({ initial, addressState, write }: FeedProps): FeedPlace {
  if (!initial && addressState && 'location' in globalThis) return feedPlaceOf(new URLSearchParams(location.search))
  const { type, mine, search = '' } = initial?.asked ?? {}
  const shown = mine ? 'mine' : type === undefined ? 'all' : typeNameOf(type)
  return { shown, search, write: write ?? null, question: initial?.quote?.id ?? null }
}

/** Whatever else stands in the address stays. */
function writeAddress(place: FeedPlace, isStep: boolean): void {
  const address = new URL(location.href)
  for (const name of placeFields) address.searchParams.delete(name)
  for (const [name, value] of new URLSearchParams(feedAddress(place))) address.searchParams.set(name, value)
  if (isStep) history.pushState({ ...history.state, prostutiStep: true }, '', address)
  else history.replaceState(history.state, '', address)
}
