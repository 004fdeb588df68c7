import type { CsvColumn } from './list-types.ts'

/** What a spreadsheet would run instead of show. */
const formula = /^[=+\-@\t\r]/

/**
 * One cell of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, "CSV
 * injection"); numbers of ours stay numbers.
 *
 * @example csvCell('=HYPERLINK("x")') // '"\'=HYPERLINK(""x"")"'
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A file that Excel reads as UTF-8: with a byte order mark and CRLF (RFC 4180). */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map(row => columns.map(column => column.value(row)))]
  return `\uFEFF${lines.map(cells => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
}
