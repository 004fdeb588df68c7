import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './filters.css?inline'
import { NoCirculars } from './no-circulars.tsx'

/** All filters, with words and style: once they are asked for, where they stand open, and where they leave nothing. */
export const filtersPart = { styles, words: 'filters', FilterFields, FilterSheet, NoCirculars }
