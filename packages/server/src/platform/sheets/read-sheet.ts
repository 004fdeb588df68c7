import { readCsv, readCsvRows } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readXlsx, readXlsxRows } from './read-xlsx.ts'
import { type AreHeaders, type RowSink, SheetError, type SheetTable } from './sheet-table.ts'
import type { UnzipLimits } from './unzip.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** `.xlsx` files are zip files. */
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
/** The binary format before .xlsx, and what is locked by a password. */
const isOldOrLocked = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Reads a file by what it is, whatever it is called: `.xlsx`, values with separators, or a JSON object a line. Throws `SheetError`. */
export async function readSheet(bytes: Uint8Array, areHeaders: AreHeaders): Promise<SheetTable> {
  if (isZip(bytes)) return readXlsx(bytes, areHeaders)
  if (isOldOrLocked(bytes)) throw new SheetError('not_a_sheet')
  return startsWith(bytes, 0x7b, 0x22) ? readJsonLines(bytes) : readCsv(bytes, areHeaders)
}

/** The rows of a longer sheet, `.xlsx` or values with separators, one after the other; who takes them sets the limits. Throws `SheetError`. */
export async function readRows(bytes: Uint8Array, rows: RowSink, limits: UnzipLimits): Promise<void> {
  if (isOldOrLocked(bytes)) throw new SheetError('not_a_sheet')
  if (isZip(bytes)) await readXlsxRows(bytes, rows, limits)
  else readCsvRows(bytes, rows)
}
