import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './filters.css?inline'

/** All filters, with words and style: once they are asked for, or where they stand open. */
export const filtersPart = { styles, words: 'filters', FilterFields, FilterSheet }
