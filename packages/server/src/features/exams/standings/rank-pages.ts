import { standingsPageSize } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readCursor, writeCursor } from '../../../platform/http/call/cursor.ts'

/** The row numbers of one page, both ends included, in one version of the results. */
export interface RankPage {
  readonly version: number
  readonly from: number
  readonly to: number
}

export interface PageQuery {
  /** Counted from 1; a cursor wins over it. */
  readonly page?: number
  readonly page_size?: number
  readonly cursor?: string
}

/** Beyond every list, within the database's whole numbers. */
const maxRowNumber = 1_000_000_000

/**
 * The requested row numbers. A cursor names a row number of the version that it was written in: a walk that began before
 * a regrade ends in the list that it began in, and so skips and repeats nobody.
 */
export function pageOf(
  { page = 1, page_size: size = standingsPageSize, cursor }: PageQuery,
  current: number,
): RankPage {
  if (cursor === undefined) return { version: current, from: (page - 1) * size + 1, to: page * size }
  // The instant and the id of other lists' cursors are the row number and the version here.
  const { side, at, id: version } = readCursor(cursor)
  if (version < 1 || version > current) throw unknownCursor()
  const rowNumber = Math.min(at, maxRowNumber)
  if (side === 'after') return { version, from: rowNumber + 1, to: rowNumber + size }
  return { version, from: Math.max(rowNumber - size, 1), to: rowNumber - 1 }
}

function unknownCursor(): AppError {
  const message = 'This cursor did not come from next or previous'
  return new AppError('validation_failed', { fields: [{ path: 'cursor', code: 'unknown', message }] })
}

/** The addresses of the pages after and before this one in a list of so many rows. */
export function pagesAround(path: string, query: object, { version, from, to }: RankPage, last: number) {
  const address = (side: 'after' | 'before', at: number) => {
    const search = new URLSearchParams()
    const wish = { ...query, page: undefined, cursor: writeCursor({ side, at, id: version }) }
    for (const [name, value] of Object.entries(wish)) if (value !== undefined) search.set(name, String(value))
    return `${path}?${search}`
  }
  return {
    next: to < last ? address('after', to) : null,
    previous: from > 1 && last > 0 ? address('before', Math.min(from, last + 1)) : null,
  }
}
