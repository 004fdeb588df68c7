import { setImmediate as giveWay } from 'node:timers/promises'
import { type CircularColumns, type CircularImportField, circularImportFields } from '@prostuti/contract'
import { type Cell, columnName, type SheetTable, textOf } from '../../../platform/sheets/sheet-table.ts'
import { fromBijoy, isBijoy } from '../../questions/index.ts'
import { CellError, type FieldValue, isProse, readCell } from './read-cell.ts'
import type { Change, RowVerdict } from './row-verdict.ts'

export type RowFields = Readonly<Partial<Record<CircularImportField, FieldValue>>>

/** A circular that is there already, with its fields as they are typed; by its `post_url`. */
export interface KnownCircular {
  readonly id: string
  readonly fields: RowFields
}

export interface JudgedRow {
  readonly verdict: RowVerdict
  /** What a new or a changing row says; a cell that says nothing has no field here. */
  readonly fields?: RowFields
}

export interface JudgeOptions {
  readonly columns: CircularColumns
  readonly deleted: ReadonlySet<number>
  readonly mended: ReadonlySet<number>
  known(postUrl: string): KnownCircular | undefined
}

/** Rows that are judged before other work has its turn. */
const rowsAtOnce = 50

/** Judges the rows of a sheet in their order: what each becomes, or the first thing that is wrong with it, by its cell. */
export async function judgeRows(table: SheetTable, options: JudgeOptions): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = []
  const seen = new Map<string, number>()
  const width = widthOf(table, options.columns)
  for (const [index, { number, cells }] of table.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await giveWay()
    judged.push(judgeRow(number, cells, { ...options, seen, width }))
  }
  return judged
}

/** What stands beyond the headers was pushed there by what stands before it. */
function widthOf({ headers }: SheetTable, columns: CircularColumns): number {
  return (
    1 +
    Math.max(
      headers.findLastIndex(header => header.trim() !== ''),
      ...columns.map(({ column }) => column),
    )
  )
}

type RowOptions = JudgeOptions & { readonly seen: Map<string, number>; readonly width: number }

function judgeRow(row: number, cells: readonly Cell[], options: RowOptions): JudgedRow {
  const columns = new Map(options.columns.map(({ field, column }) => [field, column]))
  const peek = (field: CircularImportField) =>
    textOf(cells[columns.get(field) ?? -1])
      .trim()
      .slice(0, 160)
  const head = { row, title: peek('title'), company: peek('company'), ...(options.mended.has(row) && { mended: true }) }
  if (options.deleted.has(row)) return { verdict: { ...head, state: 'deleted' } }
  try {
    const fields = readRow(cells, columns, options)
    checkTwin(row, fields, options.seen)
    const known = typeof fields.post_url === 'string' ? options.known(fields.post_url) : undefined
    if (!known) return { verdict: { ...head, state: 'new' }, fields }
    const changes = changesOf(known.fields, fields)
    const state = changes.length > 0 ? 'changes' : 'unchanged'
    return { verdict: { ...head, state, circular: known.id, changes }, fields }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    const beyond = error.reason === 'cell_beyond_headers' ? Number(error.more.about) : undefined
    const column = beyond ?? columns.get(error.field)
    const refusal = {
      field: error.field,
      cell: column === undefined ? '' : `${columnName(column)}${row}`,
      value: textOf(cells[column ?? -1]).slice(0, 160),
      reason: error.reason,
      ...(error.more.about !== undefined && beyond === undefined && { about: error.more.about }),
      ...(error.more.suggestion !== undefined && { suggestion: error.more.suggestion }),
    }
    return { verdict: { ...head, state: 'refused', refusal } }
  }
}

function readRow(
  cells: readonly Cell[],
  columns: ReadonlyMap<CircularImportField, number>,
  { width }: RowOptions,
): RowFields {
  const beyond = cells.findIndex((cell, column) => column >= width && textOf(cell).trim() !== '')
  if (beyond >= 0) throw new CellError('title', 'cell_beyond_headers', { about: beyond })
  checkWriting(cells, columns)
  const fields: Partial<Record<CircularImportField, FieldValue>> = {}
  for (const field of circularImportFields) {
    const column = columns.get(field)
    const value = column === undefined ? undefined : readCell(field, cells[column] ?? '')
    if (value !== undefined) fields[field] = value
  }
  if (fields.title === undefined) throw new CellError('title', 'title_missing')
  if (fields.company === undefined) throw new CellError('company', 'company_missing')
  checkOrder(fields)
  return fields
}

/** Several texts that belong together show better than one that they are in the Bijoy layout. */
function checkWriting(cells: readonly Cell[], columns: ReadonlyMap<CircularImportField, number>): void {
  const texts = [...columns].flatMap(([field, column]) =>
    isProse(field) ? [[field, textOf(cells[column])] as const] : [],
  )
  if (!isBijoy(texts.map(([, text]) => text).join(' '))) return
  const [field, text] = texts.find(([, each]) => isBijoy(each)) ?? texts[0]!
  throw new CellError(field, 'bijoy_text', { suggestion: fromBijoy(text) ?? undefined })
}

function checkOrder({ application_start_date: start, deadline, exam_date: exam }: RowFields): void {
  if (start && deadline && deadline < start) throw new CellError('deadline', 'before_start')
  if (start && exam && exam < start) throw new CellError('exam_date', 'before_start')
}

/** Of rows with the same address, else of the same title, company and deadline, the first is kept. */
function checkTwin(
  row: number,
  { post_url: url, title, company, deadline, location }: RowFields,
  seen: Map<string, number>,
): void {
  const key = JSON.stringify(url === undefined ? [title, company, deadline, location] : url)
  const twin = seen.get(key)
  if (twin !== undefined)
    throw new CellError(url === undefined ? 'title' : 'post_url', 'duplicate_row', { about: twin })
  seen.set(key, row)
}

/** A cell that says nothing changes nothing. */
export function changesOf(before: RowFields, after: RowFields): Change[] {
  return circularImportFields.flatMap((field): Change[] => {
    const now = after[field]
    const was = asText(before[field])
    return now === undefined || asText(now) === was ? [] : [{ field, before: was, after: asText(now) }]
  })
}

const asText = (value: FieldValue): string =>
  Array.isArray(value) ? [...value].sort().join(', ') : String(value ?? '')
