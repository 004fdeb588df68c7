import { strToU8, Zip, ZipDeflate } from 'fflate'
import { sheetHead, sheetPart, sheetRow, sheetTail, workbookParts } from './text-sheet-parts.ts'

/** A sheet (`.xlsx`) whose cells are texts, written as its rows come: it is never held whole. */
export async function* streamTextSheet(
  rows: AsyncIterable<readonly (readonly string[])[]>,
  width: number,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const take = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  for (const [name, xml] of Object.entries(workbookParts)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(xml), true)
  }
  const sheet = new ZipDeflate(sheetPart, { level: 6 })
  zip.add(sheet)
  sheet.push(strToU8(sheetHead(width)))
  let number = 0
  for await (const page of rows) {
    sheet.push(strToU8(page.map(row => sheetRow(row, ++number)).join('')))
    yield* take()
  }
  sheet.push(strToU8(sheetTail), true)
  zip.end()
  yield* take()
}
