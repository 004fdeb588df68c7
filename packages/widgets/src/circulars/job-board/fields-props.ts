import type { CircularFilters, CircularForm } from '@prostuti/contract'
import type { Language, Translate } from '../../foundation/text/translate.ts'

/** What a filter is given. */
export interface FieldsProps {
  t: Translate
  language: Language
  /** The server's clock. */
  now: number
  form: CircularForm | undefined
  filters: CircularFilters
  onChange: (filters: CircularFilters) => void
}
