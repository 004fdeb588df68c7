/** A cell whose value is not what its author sees, or is no value at all. `text` says what stands in it. */
export interface OddCell {
  readonly kind: 'date' | 'formula' | 'error' | 'number_format'
  readonly text: string
}

/** What a cell says; empty where it says nothing. */
export type Cell = string | OddCell

export interface SheetRow {
  /** As the program that made the sheet counts, from 1. */
  readonly number: number
  readonly cells: readonly Cell[]
}

/** The first sheet of a file: the row of headers, and the rows with content under it. */
export interface SheetTable {
  readonly headers: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** A sheet with more is refused before it is read to its end. */
export const sheetLimits = { rows: 20_000, columns: 60, cellLength: 32_767 } as const

/** Why a whole file cannot be read. */
export type SheetFault =
  | 'not_a_sheet'
  | 'not_text'
  | 'unreadable'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'no_rows'
  | 'sheet_not_shared'
  | 'sheet_unreachable'
  | 'category_gone'

/** A file that is refused as a whole. */
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly fault: SheetFault

  constructor(fault: SheetFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

export const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''))

/** Gathers the rows of a sheet as they are read. Throws `SheetError` for too many rows or columns, and for none. */
export class TableBuilder {
  #headers: readonly string[] | null = null
  readonly #rows: SheetRow[] = []

  add(number: number, cells: readonly Cell[]): void {
    const last = cells.findLastIndex(cell => textOf(cell).trim() !== '')
    if (last < 0) return
    if (last >= sheetLimits.columns) throw new SheetError('too_many_columns')
    const filled = Array.from({ length: last + 1 }, (_, column) => cells[column] ?? '')
    if (!this.#headers) {
      this.#headers = filled.map(textOf)
      return
    }
    if (this.#rows.length === sheetLimits.rows) throw new SheetError('too_many_rows')
    this.#rows.push({ number, cells: filled })
  }

  build(): SheetTable {
    if (!this.#headers || this.#rows.length === 0) throw new SheetError('no_rows')
    const width = Math.max(this.#headers.length, ...this.#rows.map(({ cells }) => cells.length))
    const headers = Array.from({ length: width }, (_, column) => this.#headers![column] ?? '')
    return { headers, rows: this.#rows }
  }
}

/** The name of a column as sheets show it: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
