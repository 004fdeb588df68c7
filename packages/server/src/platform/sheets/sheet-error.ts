/** Why a whole file cannot be read. */
export type SheetFault =
  | 'not_a_sheet'
  | 'not_text'
  | 'unreadable'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'no_rows'
  | 'quote_left_open'
  | 'sheet_not_shared'
  | 'sheet_unreachable'
  | 'category_gone'
  | 'old_qti'

/** A file that is refused as a whole. */
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly fault: SheetFault
  /** The line of the file that it is about, from 1. */
  readonly line: number | undefined

  constructor(fault: SheetFault, options: ErrorOptions & { readonly line?: number } = {}) {
    super(fault, options)
    this.fault = fault
    this.line = options.line
  }
}
