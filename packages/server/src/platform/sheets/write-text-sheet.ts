import { strToU8, zipSync } from 'fflate'
import { bookParts, sheetHead, sheetPart, sheetRow, sheetTail } from './book-parts.ts'

/**
 * A sheet (`.xlsx`) whose columns are texts: what is typed into them stays as it is typed, so that no program makes a date of
 * `1/2`.
 */
export function writeTextSheet(rows: readonly (readonly string[])[]): Uint8Array {
  const width = Math.max(...rows.map(row => row.length))
  const lines = rows.map((row, index) => sheetRow(row, index + 1))
  const parts = { ...bookParts('Questions'), [sheetPart]: sheetHead(width) + lines.join('') + sheetTail }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}
