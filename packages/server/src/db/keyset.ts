import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Cursor, readCursor } from '../api/cursor.ts'

/** Where in a list to read. */
export interface PageQuery {
  readonly pageSize: number
  /** Counted from 1; a cursor wins over it. */
  readonly page?: number
  readonly cursor?: string
}

/** What a list is ordered by: an instant, then an id, so that no two rows share a place. */
export interface ListOrder<Row> {
  readonly at: PgColumn
  readonly id: PgColumn
  readonly order: 'oldest first' | 'newest first'
  sortKeyOf(row: Row): { at: Date; id: number | bigint }
}

/** What a statement says so that it reads one page. */
export interface PagePart {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  readonly limit: number
  readonly offset: number
}

export interface Page<Row> {
  readonly rows: Row[]
  readonly next: Cursor | null
  readonly previous: Cursor | null
}

/** One page of a list. Walking by cursors never skips or repeats a row, and page 2,000 costs what page 1 does. */
export async function readPage<Row>(
  { pageSize, page = 1, cursor: text }: PageQuery,
  list: ListOrder<Row>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<Page<Row>> {
  const cursor = text === undefined ? null : readCursor(text)
  const isBackward = cursor?.side === 'before'
  // Walking backward reads the list from its other end.
  const direction = (list.order === 'oldest first') === isBackward ? desc : asc
  const found = await read({
    where: cursor ? pastCursor(cursor, list, direction) : undefined,
    orderBy: [direction(list.at), direction(list.id)],
    limit: pageSize + 1,
    offset: cursor ? 0 : (page - 1) * pageSize,
  })
  const hasMore = found.length > pageSize
  const inPage = found.slice(0, pageSize)
  const rows = isBackward ? inPage.reverse() : inPage
  const hasPrevious = isBackward ? hasMore : cursor !== null || page > 1
  return {
    rows,
    next: isBackward || hasMore ? cursorAt('after', list, rows.at(-1)) : null,
    previous: hasPrevious ? cursorAt('before', list, rows[0]) : null,
  }
}

function pastCursor<Row>({ at, id }: Cursor, list: ListOrder<Row>, direction: typeof asc): SQL {
  const key = sql`(${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`
  const row = sql`(${list.at}, ${list.id})`
  return direction === asc ? sql`${row} > ${key}` : sql`${row} < ${key}`
}

function cursorAt<Row>(side: Cursor['side'], list: ListOrder<Row>, row: Row | undefined): Cursor | null {
  if (row === undefined) return null
  const { at, id } = list.sortKeyOf(row)
  return { side, at: at.getTime(), id: Number(id) }
}
