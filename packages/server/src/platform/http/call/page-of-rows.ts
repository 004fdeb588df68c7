import { type Cursor, readCursor } from './cursor.ts'

interface RowsQuery {
  readonly pageSize: number
  /** Counted from 1; a cursor wins over it. */
  readonly page?: number
  readonly cursor?: string
}

/**
 * A page of a list so short that it is held whole, in whatever order. A cursor names a row and the place where it stood, from
 * which the walk goes on should the row be gone.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { pageSize, page = 1, cursor }: RowsQuery,
  idOf: (row: Row) => number,
): { count: number; rows: Row[]; next: Cursor | null; previous: Cursor | null } {
  const [start, end] =
    cursor === undefined
      ? [(page - 1) * pageSize, Math.min(page * pageSize, rows.length)]
      : rangeAt(rows, pageSize, readCursor(cursor), idOf)
  const shown = rows.slice(start, end)
  const cursorAt = (side: Cursor['side'], at: number) => ({ side, at, id: idOf(rows[at]!) })
  return {
    count: rows.length,
    rows: shown,
    next: shown.length > 0 && end < rows.length ? cursorAt('after', end - 1) : null,
    previous: shown.length > 0 && start > 0 ? cursorAt('before', start) : null,
  }
}

function rangeAt<Row>(
  rows: readonly Row[],
  pageSize: number,
  { side, at, id }: Cursor,
  idOf: (row: Row) => number,
): [start: number, end: number] {
  const found = rows.findIndex(row => idOf(row) === id)
  if (side === 'before') {
    const end = Math.min(found < 0 ? at : found, rows.length)
    return [Math.max(end - pageSize, 0), end]
  }
  const start = found < 0 ? at : found + 1
  return [start, Math.min(start + pageSize, rows.length)]
}
