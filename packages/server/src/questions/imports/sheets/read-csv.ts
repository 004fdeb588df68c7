import { CsvError, parse } from 'csv-parse/sync'
import { SheetError, type SheetTable, sheetLimits, TableBuilder } from './sheet-table.ts'

/**
 * A text of values separated by commas, semicolons or tabs: UTF-8, or UTF-16 with its mark. A line that a formula could stand
 * in is a text here, for no program has worked it out. Throws `SheetError`.
 */
export function readCsv(bytes: Uint8Array): SheetTable {
  const text = decode(bytes)
  const table = new TableBuilder()
  let number = 0
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: sheetLimits.columns * sheetLimits.cellLength,
      onRecord(record: string[]) {
        table.add(++number, record.map(withoutGuard))
        return null
      },
    })
  } catch (cause) {
    throw cause instanceof CsvError ? new SheetError('unreadable', { cause }) : cause
  }
  return table.build()
}

/** Our own files put an apostrophe before what a program would run as a formula (`core/csv-file.ts`). */
const withoutGuard = (text: string) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, '')

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch (cause) {
    throw new SheetError('not_text', { cause })
  }
  throw new SheetError('not_text')
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** What the line of headers is separated by. */
function delimiterOf(text: string): string {
  const line = text
    .slice(0, 10_000)
    .split(/\r?\n/, 1)[0]!
    .replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map(each => ({ each, count: line.split(each).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).each
}
