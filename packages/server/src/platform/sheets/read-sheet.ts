import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readXlsx } from './read-xlsx.ts'
import { type AreHeaders, SheetError, type SheetTable } from './sheet-table.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

/** Reads a file by what it is, whatever it is called: `.xlsx`, values with separators, or a JSON object a line. Throws `SheetError`. */
export async function readSheet(bytes: Uint8Array, areHeaders: AreHeaders): Promise<SheetTable> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readXlsx(bytes, areHeaders)
  // The binary format before .xlsx, and what is locked by a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('not_a_sheet')
  return startsWith(bytes, 0x7b, 0x22) ? readJsonLines(bytes) : readCsv(bytes, areHeaders)
}
