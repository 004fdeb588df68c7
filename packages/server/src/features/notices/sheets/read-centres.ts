import type { SeatPlanSheet, TypedRange } from '@prostuti/contract'
import { maxRoll } from '@prostuti/contract'
import { noticeLengths } from '@prostuti/contract/text-lengths'
import { readSheet } from '../../../platform/sheets/read-sheet.ts'
import { columnName, type SheetRow } from '../../../platform/sheets/sheet-table.ts'
import { holdsOneOf, plainHeader } from './header-words.ts'
import { privateByHeader } from './private-columns.ts'
import { readRollRanges } from './read-roll-ranges.ts'
import { lineOf } from './result-cells.ts'

const fields = ['address', 'from', 'to', 'rolls', 'count', 'hall', 'name'] as const
type Field = (typeof fields)[number]
type Refusal = SeatPlanSheet['refused'][number]

const ofRoll = holdsOneOf('roll-', 'range', 'reg', 'registration', 'রোল', 'পরিসর', 'রেজি')
const ofFrom = holdsOneOf('from', 'start-', 'first', 'হতে', 'থেকে', 'শুরু', 'প্রথম')
const ofTo = holdsOneOf('to', 'till', 'end-', 'last', 'পর্যন্ত', 'শেষ')
const ofCount = holdsOneOf('count', 'total', 'number of-', 'no of-', 'candidates', 'examinees', 'সংখ্যা', 'মোট', 'জন')
const ofHall = holdsOneOf('hall', 'building', 'room', 'ভবন', 'কক্ষ', 'হল')
const ofCentre = holdsOneOf(
  'centre',
  'center',
  'venue',
  'institution',
  'institute',
  'college',
  'school',
  'কেন্দ্র',
  'প্রতিষ্ঠান',
)
const ofAddress = holdsOneOf('address', 'location', 'ঠিকানা', 'অবস্থান')

/** What a column of centres holds, by its header; null: nothing that has a place here. */
function fieldOf(header: string): Field | null {
  const plain = plainHeader(header)
  if (ofAddress(plain)) return 'address'
  if (privateByHeader(header) !== null) return null
  const [isFrom, isTo] = [ofFrom(plain), ofTo(plain)]
  if (isFrom && isTo) return 'rolls'
  if (isFrom) return 'from'
  if (isTo) return 'to'
  if (ofCount(plain)) return 'count'
  if (ofRoll(plain)) return 'rolls'
  if (ofHall(plain)) return 'hall'
  return ofCentre(plain) ? 'name' : null
}

const areHeaders = (texts: readonly string[]) => {
  const found = texts.map(fieldOf)
  return found.includes('name') && (found.includes('rolls') || found.includes('from'))
}

const mostRefused = 200

/** Reads a sheet of centres: each row is a range, or several where one cell holds them. Throws `SheetError`. */
export async function readCentres(file: Uint8Array): Promise<SeatPlanSheet> {
  const { headers, rows } = await readSheet(file, areHeaders)
  const known = headers.map(fieldOf)
  const columns = new Map(fields.flatMap(field => (known.includes(field) ? [[field, known.indexOf(field)]] : [])))
  const ranges: TypedRange[] = []
  const refused: Refusal[] = []
  for (const row of rows) {
    const found = readCentre(row, columns)
    if (Array.isArray(found)) ranges.push(...found)
    else if (refused.length < mostRefused) refused.push(found)
  }
  const isRead = (column: number) => [...columns.values()].includes(column)
  const left_out = headers.filter((header, column) => header !== '' && !isRead(column))
  return { ranges, refused, left_out }
}

function readCentre({ number, cells }: SheetRow, columns: ReadonlyMap<Field, number>): TypedRange[] | Refusal {
  const lineAt = (field: Field) => {
    const column = columns.get(field)
    return column === undefined ? '' : lineOf(cells[column])
  }
  const refuse = (field: Field, reason: Refusal['reason']): Refusal => {
    const cell = `${columnName(columns.get(field) ?? 0)}${number}`
    return { row: number, cell, value: lineAt(field).slice(0, 100), reason }
  }
  const [name, hall, address] = [lineAt('name'), lineAt('hall'), lineAt('address')]
  if (name === '') return refuse('name', 'centre_missing')
  const tooLong = (['name', 'hall', 'address'] as const).find(field => lineAt(field).length > noticeLengths.centre)
  if (tooLong) return refuse(tooLong, 'text_too_long')
  const rolls = columns.has('from') ? 'from' : 'rolls'
  if (lineAt(rolls) === '') return refuse(rolls, 'roll_missing')
  const found = readRollRanges({ rolls: lineAt(rolls), to: lineAt('to'), count: lineAt('count') })
  if (found === null || found.some(({ to }) => to > maxRoll)) return refuse(rolls, 'roll_unreadable')
  if (found.some(({ from, to }) => from > to)) return refuse(rolls, 'range_reversed')
  return found.map(range => ({ name, hall, address, ...range }))
}
