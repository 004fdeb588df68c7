import type { Language, SearchResults } from '@prostuti/contract'
import { searchAddresses } from '../navigation/search-address.ts'
import { widgets } from './widgets-server.ts'

export const searchStyleHash = widgets.styleHash('search').replaceAll("'", '') as `sha256-${string}`

/** `<prostuti-search>` with what was found drawn: it reads without any code. */
export function drawSearch(query: string, found: SearchResults, language: Language): string {
  return widgets
    .renderElement('search', { query, ...searchAddresses, bookmarks: true, initial: found }, language)
    .replace('<prostuti-search', '<prostuti-search id="page-found"')
}
