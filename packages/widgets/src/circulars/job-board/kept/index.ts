import { KeepSearch } from './keep-search.tsx'
import styles from './kept.css?inline'
import { KeptSearches } from './kept-searches.tsx'
import { KeptSummary } from './kept-summary.tsx'

/** Searches that a person keeps, with words and style: for our own pages alone, once somebody is signed in or asks for it. */
export const keptPart = { styles, words: 'searches', KeepSearch, KeptSearches, KeptSummary }
