import { isFilled, SheetError, type SheetRow, type SheetTable, textOf } from '../../../platform/sheets/sheet-table.ts'
import { fromBijoy } from './bijoy/bijoy.ts'
import type { RowVerdict } from './row-verdict.ts'
import { explainRefusal } from './verdict-messages.ts'

/** Headers that the file of refused rows has besides the sheet's own. */
const rowHeader = 'সারি (row)'
const reasonHeader = 'কারণ (reason)'

/**
 * The refused rows with their headers, each between its number and the reason: what `withMended` takes back. What is in the Bijoy
 * layout comes in Unicode, where that is sure.
 */
export function refusedRows({ headers, rows }: SheetTable, verdicts: readonly RowVerdict[]): string[][] {
  const refusals = new Map(verdicts.flatMap(({ row, refusal }) => (refusal ? [[row, refusal] as const] : [])))
  const lines = rows.flatMap(({ number, cells }) => {
    const refusal = refusals.get(number)
    if (!refusal) return []
    const { message, remedy } = explainRefusal(refusal)
    const reason = `${refusal.cell}: ${message.bn}; ${remedy.bn} (${message.en}; ${remedy.en})`
    const cellText = refusal.reason === 'bijoy_text' ? inUnicode : (text: string) => text
    return [[String(number), ...headers.map((_, column) => cellText(textOf(cells[column]))), reason]]
  })
  return [[rowHeader, ...headers, reasonHeader], ...lines]
}

/** A letter alone is an answer's. */
const inUnicode = (text: string) => (/[A-Za-z_`]{2}|[†‡]/.test(text) ? (fromBijoy(text) ?? text) : text)

/**
 * The sheet with mended rows in the places of those that were refused. A mended file may leave rows out: those are deleted only
 * where it has them without content. Throws `SheetError` for a file that is none of this sheet.
 */
export function withMended<Row extends SheetRow>(
  table: SheetTable<Row>,
  mended: SheetTable,
  refused: ReadonlySet<number>,
): SheetTable<Row | SheetRow> {
  const [first, ...rest] = mended.headers
  const own = rest.slice(0, table.headers.length)
  const isOurs = first === rowHeader && JSON.stringify(own) === JSON.stringify(table.headers)
  if (!isOurs) throw new SheetError('unreadable')
  const isShifted = mended.rows.some(({ cells }) => cells.slice(table.headers.length + 2).some(isFilled))
  if (isShifted) throw new SheetError('unreadable')
  const replaced = new Map(mended.rows.map(row => mendedRow(row, table.headers.length)))
  if ([...replaced.keys()].some(number => !refused.has(number))) throw new SheetError('unreadable')
  const rows = table.rows.flatMap((row): (Row | SheetRow)[] => {
    const cells = replaced.get(row.number)
    if (!cells) return [row]
    return cells.some(isFilled) ? [{ number: row.number, cells }] : []
  })
  return { headers: table.headers, rows }
}

function mendedRow({ cells: [number, ...cells] }: SheetRow, width: number): [number, SheetRow['cells']] {
  return [Number(textOf(number).trim()), cells.slice(0, width)]
}
