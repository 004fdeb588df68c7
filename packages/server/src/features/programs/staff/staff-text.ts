import type { StaffText } from '@prostuti/contract'
import type { Translated } from '../../../platform/db/columns.ts'

/** What staff typed, as it is stored: English that says what the Bangla says is not written. */
export function toStored({ bn, en }: StaffText): Translated {
  return en === '' || en === bn ? { bn } : { bn, en }
}

/** The same as staff read it again. */
export function presentText({ bn, en }: Translated): StaffText {
  return { bn, en: en === bn ? '' : (en ?? '') }
}
