import { decodeText } from './decode-text.ts'
import { SheetError, type SheetTable, TableBuilder } from './sheet-table.ts'

/** An object of JSON in each line: its keys are the headers, and a row has its line's number. Throws `SheetError`. */
export function readJsonLines(bytes: Uint8Array): SheetTable {
  const lines = decodeText(bytes).split(/\r?\n/)
  const objects = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ number: index + 1, row: parse(line, index) }],
  )
  const headers = [...new Set(objects.flatMap(({ row }) => Object.keys(row)))]
  const table = new TableBuilder(() => false)
  table.add(0, headers)
  for (const { number, row } of objects)
    table.add(
      number,
      headers.map(header => textOf(row[header])),
    )
  return table.build()
}

function parse(line: string, index: number): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(line)
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return { ...found }
  } catch (cause) {
    throw new SheetError('unreadable', { cause, line: index + 1 })
  }
  throw new SheetError('unreadable', { line: index + 1 })
}

/** A list is what its parts say, with commas; an object has no text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value)
}
