import { type NumberFormat, numberCell } from './number-formats.ts'
import { RichText } from './rich-text.ts'
import {
  type AreHeaders,
  type Cell,
  type RowSink,
  SheetError,
  type SheetTable,
  sheetLimits,
  TableBuilder,
} from './sheet-table.ts'
import { type TextSink, type UnzipLimits, ZipParts } from './unzip.ts'
import { readWorkbook, unescapeControls, type Workbook } from './workbook.ts'
import { type Attributes, xmlSink } from './xml-sink.ts'

/**
 * The first visible sheet of an `.xlsx` file (ECMA-376). A cell with a formula, a date, an error or a format that only its
 * program can write is odd; all others are texts as their author sees them, small HTML where a part of one is raised, lowered,
 * underlined or struck out. A merged cell counts for each of its rows. Throws `SheetError`.
 */
export async function readXlsx(bytes: Uint8Array, areHeaders: AreHeaders): Promise<SheetTable> {
  const table = new TableBuilder(areHeaders)
  await readXlsxRows(bytes, table)
  return table.build()
}

/** The same row by row, without any of them being kept; texts that cells share are. */
export async function readXlsxRows(bytes: Uint8Array, rows: RowSink, limits?: UnzipLimits): Promise<void> {
  const parts = await ZipParts.open(bytes, limits)
  const book = await readWorkbook(parts)
  if (!book) throw new SheetError('not_a_sheet')
  if (!parts.has(book.sheet)) throw new SheetError('unreadable')
  await parts.read(book.sheet, sheetSink(rows, book))
}

/** A cell while it is read. Programs write its value in `v`, or its text in `is`; one that has both means the one of its type. */
interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  value: string
  readonly inline: RichText
  formula: string | null
}

interface OpenRow {
  readonly number: number
  readonly cells: Cell[]
  /** The column of the next cell that does not say where it stands. */
  next: number
}

function sheetSink(table: RowSink, book: Workbook): TextSink {
  let row: OpenRow = { number: 0, cells: [], next: 0 }
  let cell: OpenCell | null = null
  return xmlSink({
    open(name, attributes, parents) {
      if (name === 'row') row = { number: Number(attributes().r ?? row.number + 1), cells: [], next: 0 }
      else if (name === 'c') {
        cell = openCell(attributes(), row)
        row.next = cell.column + 1
      } else if (name === 'f' && cell) cell.formula = ''
      else if (name === 'mergeCell') merge(table, attributes().ref)
      else if (cell && parents.includes('is')) cell.inline.open(name, attributes)
    },
    text(text, parents) {
      const parent = parents.at(-1)
      if (!cell || parents.includes('rPh')) return
      if (parent === 'f') cell.formula += text
      else if (parent === 'v') cell.value += text
      else if (parent === 't' && parents.includes('is')) cell.inline.add(unescapeControls(text))
    },
    close(name) {
      if (name === 'c' && cell) {
        put(row, cell.column, cellOf(cell, book))
        cell = null
      } else if (name === 'row') table.add(row.number, row.cells)
      else cell?.inline.close(name)
    },
  })
}

function put({ cells }: OpenRow, column: number, value: Cell): void {
  if (value === '') return
  // Programs format whole rows: an empty cell far out is nothing.
  if (column >= sheetLimits.columns) throw new SheetError('too_many_columns')
  if (cells[column] !== undefined) throw new SheetError('unreadable')
  cells[column] = value
}

function openCell({ r, t = 'n', s = '0' }: Attributes, { next }: OpenRow): OpenCell {
  const column = (r === undefined ? null : placeOf(r)?.column) ?? next
  return { column, type: t, style: Number(s), value: '', inline: new RichText(), formula: null }
}

/** A1 is column 0 of row 1, AA2 column 26 of row 2. */
function placeOf(reference: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([0-9]{1,7})$/i.exec(reference) ?? []
  if (!letters) return null
  const column = [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, row: Number(digits) }
}

function merge(table: RowSink, reference = ''): void {
  const [from, to] = reference.split(':').map(placeOf)
  if (from && to) table.merge(from.column, from.row, to.row)
}

function cellOf({ type, style, value, inline, formula }: OpenCell, { strings, formats }: Workbook): Cell {
  if (formula !== null) return { kind: 'formula', text: `=${formula}`.slice(0, 200) }
  if (type === 'inlineStr' || value === '') return String(inline)
  if (type === 's') return strings[Number(value)] ?? { kind: 'error', text: value }
  if (type === 'str') return unescapeControls(value)
  if (type === 'e') return { kind: 'error', text: value }
  if (type === 'd') return { kind: 'date', text: value }
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const plain: NumberFormat = { kind: 'plain' }
  return numberCell(value, formats[style] ?? plain)
}
