import type { NewKeptSearch } from '@prostuti/sdk/circulars'

const item = 'prostuti:keep-search'

/** For this tab alone, until signing in has brought the page back. */
export function keepDraft(search: NewKeptSearch): void {
  sessionStorage.setItem(item, JSON.stringify(search))
}

/** What was to be kept before signing in took the page away; null: nothing. */
export function takeDraft(): NewKeptSearch | null {
  const text = sessionStorage.getItem(item)
  sessionStorage.removeItem(item)
  return text ? (JSON.parse(text) as NewKeptSearch) : null
}
