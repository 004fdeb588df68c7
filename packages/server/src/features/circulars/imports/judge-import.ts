import type { CircularColumns } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { type SheetTable, textOf } from '../../../platform/sheets/sheet-table.ts'
import type { CircularBook } from './import-deps.ts'
import { type JudgedRow, judgeRows } from './judge-rows.ts'
import type { Verdicts } from './stored-import.ts'

export interface JudgedSheet {
  readonly columns: CircularColumns
  readonly mended: readonly number[]
  readonly deleted: readonly number[]
}

const shownRows = 3

/** Judges a sheet against what circulars there are. */
export async function judgeImport(
  book: CircularBook,
  table: SheetTable,
  { columns, mended, deleted }: JudgedSheet,
  client?: PoolClient,
): Promise<{ rows: readonly JudgedRow[]; verdicts: Verdicts }> {
  const url = columns.find(({ field }) => field === 'post_url')?.column
  const urls = url === undefined ? [] : table.rows.map(({ cells }) => textOf(cells[url]).trim()).filter(Boolean)
  const known = await book.findKnown([...new Set(urls)], client)
  const rows = await judgeRows(table, {
    ...{ columns, mended: new Set(mended), deleted: new Set(deleted) },
    known: each => known.get(each),
  })
  const samples = table.rows.slice(0, shownRows).map(({ number, cells }) => ({
    row: number,
    cells: table.headers.map((_, column) => textOf(cells[column]).slice(0, 200)),
  }))
  return { rows, verdicts: { rows: rows.map(({ verdict }) => verdict), samples } }
}
