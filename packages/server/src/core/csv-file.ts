/**
 * Rows as a file that a spreadsheet opens as UTF-8 (RFC 4180, with a byte order mark). A cell that a spreadsheet would run as a
 * formula begins with an apostrophe.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Spreadsheets also run what stands behind white space and control characters. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
