import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from './decode-text.ts'
import { type AreHeaders, type RowSink, SheetError, type SheetTable, sheetLimits, TableBuilder } from './sheet-table.ts'

/**
 * A text of values separated by commas, semicolons or tabs, or by what its first line says (`sep=;`): UTF-8, or UTF-16 with its
 * mark. A line that a formula could stand in is a text here, for no program has worked it out. Throws `SheetError`; a quote that
 * is opened and never closed names its line.
 */
export function readCsv(bytes: Uint8Array, areHeaders: AreHeaders): SheetTable {
  const table = new TableBuilder(areHeaders)
  readCsvRows(bytes, table)
  return table.build()
}

/** The same row by row, without any of them being kept. */
export function readCsvRows(bytes: Uint8Array, table: Pick<RowSink, 'add'>): void {
  const whole = decodeText(bytes)
  const [line = '', separator] = separatorLine.exec(whole) ?? []
  const text = whole.slice(line.length)
  let number = 0
  // Of the file, from 1: where the next cell begins.
  let at = line === '' ? 1 : 2
  const first = at
  try {
    parse(text, {
      delimiter: separator ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: sheetLimits.columns * sheetLimits.cellLength,
      cast(value, { quoting, lines }) {
        const opened = at
        at = lines + first - 1
        if (quoting && runsOn(value, text)) throw new SheetError('quote_left_open', { line: opened })
        return value
      },
      onRecord(record: string[]) {
        at++
        table.add(++number, record.map(withoutGuard))
        return null
      },
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const isOpen = cause.code === 'CSV_QUOTE_NOT_CLOSED'
    throw isOpen ? new SheetError('quote_left_open', { cause, line: at }) : new SheetError('unreadable', { cause })
  }
}

/** Programs obey such a line and do not show it. */
const separatorLine = /^"?sep=([,;|\t])"?[,;|\t ]*\r?\n/i

/** Whether a cell swallowed lines up to the quote that opens another cell: `"open…⏎"next"`. */
function runsOn(value: string, text: string): boolean {
  return /^"[^"]*\n/.test(value) && !text.includes(`"${value.replaceAll('"', '""')}"`)
}

/** Our own files put an apostrophe before what a program would run as a formula (`@prostuti/contract/csv`). */
const withoutGuard = (text: string) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '')

/** What the lines at the top, headers among them, are separated by. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 5)
  const counts = [',', ';', '\t'].map(each => ({
    each,
    count: Math.max(...lines.map(line => line.split(each).length)),
  }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).each
}
