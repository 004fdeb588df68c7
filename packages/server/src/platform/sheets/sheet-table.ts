import { withoutRunTags } from './rich-text.ts'
import { SheetError } from './sheet-error.ts'

export { SheetError, type SheetFault } from './sheet-error.ts'

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
export interface SheetTable<Row extends SheetRow = SheetRow> {
  readonly headers: readonly string[]
  readonly rows: readonly Row[]
}

/**
 * A sheet with more is refused before it is read to its end. `characters`: of all cells together, for a file may name one long text
 * in every cell.
 */
export const sheetLimits = { rows: 20_000, columns: 60, cellLength: 32_767, characters: 20_000_000 } as const

export const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''))

interface OpenRow {
  readonly number: number
  readonly cells: Cell[]
}

/** So many lines above the headers may say what the sheet is. */
const mostTitles = 4
/** Of all merged cells together. */
const mostMerged = 200_000

/** Whether the texts of a row name what a sheet must have: a line above may say what it is about. */
export type AreHeaders = (texts: readonly string[]) => boolean

/** Takes the rows of a sheet, the headers' too, as they are read. */
export interface RowSink {
  add(number: number, cells: readonly Cell[]): void
  /** A cell of rows that came before stands for those below it, from one row to another. */
  merge(column: number, from: number, to: number): void
}

/** Gathers the rows of a sheet as they are read. Throws `SheetError` for more than `sheetLimits`, and for none. */
export class TableBuilder implements RowSink {
  readonly #rows: OpenRow[] = []
  #byNumber: Map<number, OpenRow> | null = null
  #characters = 0
  #merged = 0
  readonly #areHeaders: AreHeaders

  constructor(areHeaders: AreHeaders) {
    this.#areHeaders = areHeaders
  }

  add(number: number, cells: readonly Cell[]): void {
    const last = cells.findLastIndex(isFilled)
    if (last < 0) return
    if (last >= sheetLimits.columns) throw new SheetError('too_many_columns')
    if (this.#rows.length > sheetLimits.rows + mostTitles) throw new SheetError('too_many_rows')
    const filled = Array.from({ length: last + 1 }, (_, column) => cells[column] ?? '')
    for (const cell of filled) this.#count(cell)
    this.#rows.push({ number, cells: filled })
  }

  /** A cell that stands for those below it, from one row to another: it counts where they are empty. */
  merge(column: number, from: number, to: number): void {
    this.#byNumber ??= new Map(this.#rows.map(row => [row.number, row]))
    const first = this.#byNumber.get(from)?.cells[column]
    if (!isFilled(first)) return
    const last = Math.min(to, this.#rows.at(-1)?.number ?? 0)
    for (let number = from + 1; number <= last; number++) {
      if (++this.#merged > mostMerged) throw new SheetError('too_large')
      const row = this.#byNumber.get(number)
      if (!row || isFilled(row.cells[column])) continue
      while (row.cells.length < column) row.cells.push('')
      row.cells[column] = first
      this.#count(first)
    }
  }

  build(): SheetTable {
    const titles = this.#rows.slice(0, mostTitles + 1).findIndex(({ cells }) => this.#areHeaders(cells.map(textOf)))
    const [head, ...rows] = this.#rows.slice(Math.max(titles, 0))
    if (!head || rows.length === 0) throw new SheetError('no_rows')
    if (rows.length > sheetLimits.rows) throw new SheetError('too_many_rows')
    const texts = head.cells.map(cell => withoutRunTags(textOf(cell)).replaceAll('\0', ''))
    if (texts.some(text => !text.isWellFormed())) throw new SheetError('not_text')
    const width = Math.max(texts.length, ...rows.map(({ cells }) => cells.length))
    const headers = Array.from({ length: width }, (_, column) => texts[column] ?? '')
    return { headers, rows: rows.map(({ number, cells }) => ({ number, cells: cells.map(asStorable) })) }
  }

  #count(cell: Cell): void {
    this.#characters += textOf(cell).length
    if (this.#characters > sheetLimits.characters) throw new SheetError('too_large')
  }
}

/** Whether a cell says anything. */
export const isFilled = (cell: Cell | undefined): cell is Cell => textOf(cell).trim() !== ''

/** Half a character is lost for good, and its row says so; neither it nor NUL can be stored. */
function asStorable(cell: Cell): Cell {
  const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')
  return typeof cell === 'string' ? storable(cell) : { ...cell, text: storable(cell.text) }
}

/** The name of a column as sheets show it: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
