import { gunzipSync, gzipSync } from 'node:zlib'
import { maxResultRows } from '@prostuti/contract'
import { type Cell, type RowSink, SheetError, sheetLimits } from '../../../platform/sheets/sheet-table.ts'
import { areResultHeaders } from './guess-result-columns.ts'
import { privateByHeader } from './private-columns.ts'
import { lineOf, numberOf } from './result-cells.ts'

/** Of all cells that are held. */
const mostCharacters = 100_000_000
const mostTitles = 4

/** A column by its place, with what stands in each row; empty where nothing does. */
export type Lines = Map<number, string[]>

/** A result's sheet as it was read, without the columns whose header says that they are private. */
export interface ResultTable {
  readonly headers: readonly string[]
  readonly rows: number
  readonly columns: Lines
  /** As the program that made the sheet counts: from which row on by which number. */
  readonly numbering: readonly (readonly [row: number, number: number])[]
}

/** Gathers the cells of a sheet column by column. Throws `SheetError` for too many rows or characters. */
export class ResultTableBuilder implements RowSink {
  #first: { number: number; lines: string[] }[] | null = []
  #headers: string[] = []
  readonly #columns: Lines = new Map()
  readonly #private = new Set<number>()
  readonly #numbers: number[] = []
  #characters = 0

  add(number: number, cells: readonly Cell[]): void {
    const lines = Array.from(cells, lineOf)
    if (!lines.some(line => line !== '')) return
    if (lines.length > sheetLimits.columns && lines.slice(sheetLimits.columns).some(line => line !== ''))
      throw new SheetError('too_many_columns')
    if (!this.#first) this.#keep(number, lines)
    else if (this.#first.push({ number, lines }) > mostTitles) this.#begin()
  }

  merge(column: number, from: number, to: number): void {
    if (this.#first) this.#begin()
    const texts = this.#columns.get(column)
    const start = placeOf(this.#numbers, from)
    const value = texts?.[start]
    if (!texts || !value || this.#numbers[start] !== from) return
    for (let row = start + 1; row < this.#numbers.length && this.#numbers[row]! <= to; row++) {
      if (!texts[row]) this.#put(column, row, value)
    }
  }

  build(): ResultTable {
    if (this.#first) this.#begin()
    const rows = this.#numbers.length
    if (rows === 0) throw new SheetError('no_rows')
    for (const texts of this.#columns.values()) while (texts.length < rows) texts.push('')
    const numbering = this.#numbers.flatMap((number, row) =>
      row > 0 && this.#numbers[row - 1] === number - 1 ? [] : [[row, number] as const],
    )
    const width = Math.max(this.#headers.length, ...[...this.#columns.keys()].map(column => column + 1))
    const headers = Array.from({ length: width }, (_, column) => this.#headers[column] ?? '')
    return { headers, rows, columns: this.#columns, numbering }
  }

  /** The headers are known: a sheet of numbers alone has none. */
  #begin(): void {
    const first = this.#first ?? []
    this.#first = null
    const found = first.findIndex(({ lines }) => areResultHeaders(lines))
    const isBare = found < 0 && first[0]?.lines.some(line => /[\d০-৯]{3}/.test(line) && numberOf(line) !== null)
    const at = isBare ? -1 : Math.max(found, 0)
    this.#headers = (first[at]?.lines ?? []).map(line => line.slice(0, 200))
    for (const [column, header] of this.#headers.entries()) if (privateByHeader(header)) this.#private.add(column)
    for (const { number, lines } of first.slice(at + 1)) this.#keep(number, lines)
  }

  #keep(number: number, lines: readonly string[]): void {
    if (this.#numbers.length >= maxResultRows) throw new SheetError('too_many_rows')
    const row = this.#numbers.push(number) - 1
    for (const [column, line] of lines.entries()) {
      if (line !== '' && !this.#private.has(column)) this.#put(column, row, line)
    }
  }

  #put(column: number, row: number, line: string): void {
    this.#characters += line.length
    if (this.#characters > mostCharacters) throw new SheetError('too_large')
    const texts = this.#columns.get(column) ?? []
    this.#columns.set(column, texts)
    while (texts.length < row) texts.push('')
    texts[row] = line
  }
}

/** The first place whose number is not below. */
function placeOf(numbers: readonly number[], wanted: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The number of a row as the sheet's program counts. */
export function numberOfRow({ numbering }: Pick<ResultTable, 'numbering'>, row: number): number {
  const [from, number] = numbering.findLast(([first]) => first <= row) ?? [0, 1]
  return number + row - from
}

/** As it is kept until it is imported: no line holds a line end. */
export function packResultTable({ columns, ...table }: ResultTable): Buffer<ArrayBuffer> {
  const texts = [...columns].map(([column, lines]) => [column, lines.join('\n')])
  return Buffer.from(gzipSync(JSON.stringify({ ...table, columns: texts }), { level: 1 }))
}

export function unpackResultTable(bytes: Uint8Array): ResultTable {
  const { columns, ...table }: Omit<ResultTable, 'columns'> & { columns: [number, string][] } = JSON.parse(
    String(gunzipSync(bytes)),
  )
  return { ...table, columns: new Map(columns.map(([column, text]) => [column, text.split('\n')])) }
}
