import { readRows } from '../../../platform/sheets/read-sheet.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import type { NumbersVerdict, StoredColumn } from '../tables/govt-results.ts'
import { guessResultColumns, mostOutcomes } from './guess-result-columns.ts'
import { privateByHeader, privateByValues } from './private-columns.ts'
import { type NumberColumns, NumberReader } from './read-numbers.ts'
import { numberOf, refusedValue } from './result-cells.ts'
import { packResultTable, type ResultTable, ResultTableBuilder } from './result-table.ts'

const limits = { bytes: 400 * 1024 * 1024, characters: 60_000_000 }
const shownSamples = 3
const sampleLength = 100

/** What came of reading a result's sheet. */
export interface ReadResultSheet {
  /** What is kept, packed: no column that is private. */
  readonly content: Uint8Array
  readonly columns: readonly StoredColumn[]
  readonly rows: number
  /** By the columns that were guessed; null: none was for the numbers. */
  readonly verdict: NumbersVerdict | null
}

/** Reads a sheet, and forgets its private columns. Throws `SheetError`; `no_rows` where none of its columns holds a number. */
export async function readResultSheet(file: Uint8Array): Promise<ReadResultSheet> {
  const builder = new ResultTableBuilder()
  await readRows(file, builder, limits)
  const table = builder.build()
  const facts = table.headers.map((header, column) => factsOf(header, table.columns.get(column)))
  if (!facts.some(each => each.private === null && each.numbers > 0)) throw new SheetError('no_rows')
  const holds = guessResultColumns(facts)
  for (const [column, each] of facts.entries()) {
    if (each.private !== null) table.columns.delete(column)
    else if (isOfNumbers(each)) forgetWords(table, column)
  }
  const columns = facts.map(({ numbers: _, ...fact }, column) => ({ column, ...fact, holds: holds[column]! }))
  return { content: packResultTable(table), columns, rows: table.rows, verdict: verdictOf(table, columns) }
}

const isOfNumbers = ({ numbers }: { readonly numbers: number }): boolean => numbers >= 0.5

/** A word among numbers may be a person's name. */
function forgetWords({ columns }: ResultTable, column: number): void {
  const lines = columns.get(column) ?? []
  columns.set(
    column,
    lines.map(line => (numberOf(line) === null ? refusedValue(line) : line)),
  )
}

function factsOf(header: string, lines: readonly string[] = []) {
  const different = new Set<string>()
  let [filled, numbers] = [0, 0]
  for (const line of lines) {
    if (line === '') continue
    filled++
    if (numberOf(line) !== null) numbers++
    different.add(line)
  }
  const share = filled === 0 ? 0 : numbers / filled
  const seen = { distinct: different.size, isOfNumbers: isOfNumbers({ numbers: share }) }
  const isPrivate = privateByHeader(header) ?? privateByValues(lines, seen)
  const isShown = (line: string) => line !== '' && (numberOf(line) !== null || !seen.isOfNumbers)
  const shown = isPrivate ? [] : lines.slice(0, 1_000).filter(isShown).slice(0, shownSamples)
  const samples = shown.map(line => line.slice(0, sampleLength))
  return { header, samples, private: isPrivate, numbers: share, distinct: Math.min(different.size, mostOutcomes + 1) }
}

/** Which columns staff chose, or were guessed; null without one for the numbers. */
export function chosenColumns(columns: readonly Pick<StoredColumn, 'column' | 'holds'>[]): NumberColumns | null {
  const columnOf = (wanted: StoredColumn['holds']) => columns.find(({ holds }) => holds === wanted)?.column
  const number = columnOf('number')
  return number === undefined ? null : { number, outcome: columnOf('outcome') ?? null }
}

function verdictOf(table: ResultTable, columns: readonly StoredColumn[]): NumbersVerdict | null {
  const chosen = chosenColumns(columns)
  if (!chosen) return null
  const reader = new NumberReader(table, chosen)
  for (const _ of reader.read()) {
    // Only what they come to is asked for here.
  }
  return reader.verdict
}
