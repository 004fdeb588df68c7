/** Spreadsheets also run what stands behind white space and control characters, and take full-width signs for the plain ones. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/**
 * Rows as a file that a spreadsheet opens as UTF-8: RFC 4180, with a byte order mark. A text that a spreadsheet would run as a
 * formula begins with an apostrophe (OWASP, "CSV injection"); a number stays a number, and null an empty cell.
 *
 * @example csvFile([['প্রশ্ন', 'বার'], ['=1+1', 3]]) // "\ufeffপ্রশ্ন,বার\r\n'=1+1,3\r\n"
 */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return csvStart + rows.map(csvLine).join('')
}

/** What such a file begins with, and each of its lines: for files that are written piece by piece. */
export const csvStart = '\ufeff'
export const csvLine = (row: readonly (string | number | null)[]): string => `${row.map(cell).join(',')}\r\n`

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
