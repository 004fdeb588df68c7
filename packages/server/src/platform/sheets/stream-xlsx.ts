import { strToU8, Zip, ZipDeflate } from 'fflate'
import { bookParts, sheetHead, sheetPart, sheetRow, sheetTail } from './book-parts.ts'
import type { SheetLine } from './sheet-line.ts'

/** About so many characters are packed at once. */
const chunk = 32_768

export interface XlsxOptions {
  /** The sheet's name. */
  readonly sheet: string
  /** So many of its first columns take texts alone. */
  readonly textColumns?: number
}

/** A sheet (`.xlsx`) piece by piece, whatever its length. */
export async function* streamXlsx(
  lines: AsyncIterable<SheetLine>,
  { sheet: name, textColumns }: XlsxOptions,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    packed.push(piece)
  })
  for (const [part, xml] of Object.entries(bookParts(name))) addPart(zip, part).push(strToU8(xml), true)
  const sheet = addPart(zip, sheetPart)
  let text = sheetHead(textColumns)
  let row = 0
  for await (const line of lines) {
    text += sheetRow(line, ++row)
    if (text.length < chunk) continue
    sheet.push(strToU8(text))
    text = ''
    yield* packed.splice(0)
  }
  sheet.push(strToU8(text + sheetTail), true)
  zip.end()
  yield* packed.splice(0)
}

function addPart(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 })
  zip.add(part)
  return part
}
