import { strToU8, zipSync } from 'fflate'
import { bookParts, escapeXml, textSheet } from './book-parts.ts'
import { columnName } from './sheet-table.ts'

/**
 * A sheet (`.xlsx`) whose columns are texts: what is typed into them stays as it is typed, so that no program makes a date of
 * `1/2`.
 */
export function writeTextSheet(rows: readonly (readonly string[])[]): Uint8Array {
  const width = Math.max(...rows.map(row => row.length))
  const lines = rows.map((row, index) => {
    const cells = row.map((text, column) => {
      const name = `${columnName(column)}${index + 1}`
      return `<c r="${name}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
    })
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const parts = { ...bookParts('Questions'), 'xl/worksheets/sheet1.xml': textSheet(width, lines.join('')) }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}
