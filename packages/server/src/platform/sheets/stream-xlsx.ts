import { strToU8, Zip, ZipDeflate } from 'fflate'
import { bookParts, escapeXml, sheetEnd, sheetStart } from './book-parts.ts'
import type { SheetLine } from './sheet-line.ts'
import { columnName } from './sheet-table.ts'

/** About so many characters are packed at once. */
const chunk = 32_768

/**
 * A sheet (`.xlsx`) piece by piece, whatever its length. A text is a text there: no program runs it as a formula.
 */
export async function* streamXlsx(lines: AsyncIterable<SheetLine>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    packed.push(piece)
  })
  for (const [name, xml] of Object.entries(bookParts('Results'))) addPart(zip, name).push(strToU8(xml), true)
  const sheet = addPart(zip, 'xl/worksheets/sheet1.xml')
  let text = sheetStart
  let row = 0
  for await (const line of lines) {
    text += rowXml(line, ++row)
    if (text.length < chunk) continue
    sheet.push(strToU8(text))
    text = ''
    yield* packed.splice(0)
  }
  sheet.push(strToU8(text + sheetEnd), true)
  zip.end()
  yield* packed.splice(0)
}

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 })
  zip.add(part)
  return part
}

function rowXml(line: SheetLine, row: number): string {
  const cells = line.map((value, column) => {
    if (value === null) return ''
    const name = `${columnName(column)}${row}`
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`
    return `<c r="${name}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  })
  return `<row r="${row}">${cells.join('')}</row>`
}
