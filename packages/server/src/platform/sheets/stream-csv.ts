import { csvLine, csvStart } from '@prostuti/contract/csv'
import type { SheetLine } from './sheet-line.ts'

/** About so many characters go out at once. */
const chunk = 32_768

/** A file as `csvFile` writes it, piece by piece. */
export async function* streamCsv(lines: AsyncIterable<SheetLine>): AsyncGenerator<string> {
  let text = csvStart
  for await (const line of lines) {
    text += csvLine(line)
    if (text.length < chunk) continue
    yield text
    text = ''
  }
  yield text
}
