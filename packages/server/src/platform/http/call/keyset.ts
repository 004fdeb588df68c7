import { listEnd } from '@prostuti/contract'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type AnyCursor, type Cursor, readCursor, readTextCursor } from './cursor.ts'

/** Where in a list to read. */
export interface PageQuery {
  readonly pageSize: number
  /** Counted from 1; a cursor wins over it. */
  readonly page?: number
  /** A place in the list, or `end`: the last page, as full as any. */
  readonly cursor?: string
}

/**
 * What a list is ordered by: an instant, a whole number from 0 or a text, then an id, so that no two rows share a place.
 * The key is never null. Texts are compared by their first 100 characters and code point by code point, which no machine's
 * collation changes.
 */
export interface ListOrder<Row, Key extends Date | number | string = Date> {
  readonly at: PgColumn | SQL
  /** What `at` is; an instant unless said. */
  readonly type?: KeyType<Key>
  readonly id: PgColumn | SQL
  /** `oldest first`: the smallest key first. */
  readonly order: 'oldest first' | 'newest first'
  sortKeyOf(row: Row): { at: Key; id: number | bigint }
}

type KeyType<Key> = Key extends Date ? 'instant' : Key extends number ? 'number' : 'text'

/** Any of a list's orders, where the request chooses. */
export type AnyListOrder<Row> = ListOrder<Row, Date> | ListOrder<Row, number> | ListOrder<Row, string>

const longestTextKey = 100

/** What a statement says so that it reads one page. */
export interface PagePart {
  readonly where: SQL | undefined
  readonly orderBy: SQL[]
  readonly limit: number
  readonly offset: number
}

export interface Page<Row, At extends number | string = number> {
  readonly rows: Row[]
  readonly next: Cursor<At> | null
  readonly previous: Cursor<At> | null
}

/** One page of a list. Walking by cursors never skips or repeats a row, and page 2,000 costs what page 1 does. */
export function readPage<Row>(
  query: PageQuery,
  list: ListOrder<Row>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<Page<Row>>
export function readPage<Row>(
  query: PageQuery,
  list: AnyListOrder<Row>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<Page<Row, number | string>>
export async function readPage<Row>(
  { pageSize, page = 1, cursor: text }: PageQuery,
  list: AnyListOrder<Row>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<Page<Row, number | string>> {
  const isEnd = text === listEnd
  const cursor = text === undefined || isEnd ? null : readKey(list, text)
  const isBackward = isEnd || cursor?.side === 'before'
  // Walking backward reads the list from its other end.
  const direction = (list.order === 'oldest first') === isBackward ? desc : asc
  const key = sortKey(list)
  const found = await read({
    where: cursor ? pastCursor(cursor, list, direction) : undefined,
    orderBy: [direction(key), direction(list.id)],
    limit: pageSize + 1,
    offset: cursor || isEnd ? 0 : (page - 1) * pageSize,
  })
  const hasMore = found.length > pageSize
  const inPage = found.slice(0, pageSize)
  const rows = isBackward ? inPage.reverse() : inPage
  const hasPrevious = isBackward ? hasMore : cursor !== null || page > 1
  return {
    rows,
    next: (isBackward ? !isEnd : hasMore) ? cursorAt('after', list, rows.at(-1)) : null,
    previous: hasPrevious ? cursorAt('before', list, rows[0]) : null,
  }
}

function readKey<Row>({ type }: AnyListOrder<Row>, text: string): AnyCursor {
  return type === 'text' ? readTextCursor(text) : readCursor(text)
}

function sortKey<Row>({ at, type }: AnyListOrder<Row>): PgColumn | SQL {
  return type === 'text' ? sql`left(${at}, ${sql.raw(String(longestTextKey))}) collate "C"` : at
}

function pastCursor<Row>({ at, id }: AnyCursor, list: AnyListOrder<Row>, direction: typeof asc): SQL {
  const key = sql`(${keyValue(at, list)}, ${id}::bigint)`
  const row = sql`(${sortKey(list)}, ${list.id})`
  return direction === asc ? sql`${row} > ${key}` : sql`${row} < ${key}`
}

function keyValue<Row>(at: number | string, { type }: AnyListOrder<Row>): SQL {
  if (type === 'text') return sql`${at}::text collate "C"`
  return type === 'number' ? sql`${at}::bigint` : sql`${new Date(at).toISOString()}::timestamptz`
}

function cursorAt<Row>(side: Cursor['side'], list: AnyListOrder<Row>, row: Row | undefined): AnyCursor | null {
  if (row === undefined) return null
  const { at, id } = list.sortKeyOf(row)
  return { side, at: keyOf(at), id: Number(id) }
}

function keyOf(at: Date | number | string): number | string {
  if (at instanceof Date) return at.getTime()
  // By code points, as `left` counts.
  return typeof at === 'string' ? [...at].slice(0, longestTextKey).join('') : at
}
