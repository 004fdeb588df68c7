import type { ResultSheet } from '@prostuti/contract'
import type { SheetFault } from '../../../../platform/sheets/sheet-error.ts'

/** A reader's fault as staff read it. */
export function failureOf(fault: SheetFault): NonNullable<ResultSheet['failure']> {
  if (fault === 'not_a_sheet' || fault === 'not_text') return 'not_a_sheet'
  if (fault === 'too_many_rows') return 'too_many_rows'
  if (fault === 'too_large' || fault === 'too_many_columns') return 'too_large'
  return fault === 'no_rows' ? 'no_number_column' : 'unreadable'
}
