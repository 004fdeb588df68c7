import { listPageSize } from '@prostuti/contract'
import { listLibraryImages } from '@prostuti/contract/core/operations'
import { and, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { presentPage } from '../../http/call/cursor.ts'
import { implement } from '../../http/call/implement.ts'
import { type ListOrder, readPage } from '../../http/call/keyset.ts'
import { isShownSql } from '../places/shown-sql.ts'
import { fromLibrary, inLibrary, type LibraryRow, presentLibrary, readLibrary } from './library-rows.ts'

const newest: ListOrder<LibraryRow> = {
  at: sql`i.created_at`,
  id: sql`i.id`,
  order: 'newest first',
  sortKeyOf: row => ({ at: new Date(row.created_at), id: Number(row.id) }),
}

const isReady = sql`${inLibrary} and i.state = 'ready'`
const isMissing = sql`i.alt_bn = '' and i.alt_en = ''`

interface Counts extends Record<string, unknown> {
  readonly all: number
  readonly without_alt: number
}

/** Pictures that are ready to be shown, newest first. */
export function createListLibrary({ db }: { readonly db: Database }) {
  return implement(listLibraryImages, async ({ query }) => {
    const { page_size: pageSize = listPageSize, search = '', alt, use, ...pageQuery } = query
    const isShown = sql.raw(`(${isShownSql})`)
    const wanted = and(
      isReady,
      search === ''
        ? undefined
        : sql`strpos(lower(i.name || ' ' || i.alt_bn || ' ' || i.alt_en), lower(${search})) > 0`,
      alt && (alt === 'missing' ? isMissing : sql`not (${isMissing})`),
      use && (use === 'used' ? isShown : sql`not ${isShown}`),
    )
    const [{ rows, ...page }, found, all] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, part => {
        const order = sql.join(part.orderBy, sql`, `)
        const where = and(wanted, part.where)
        return readLibrary(db.orm, sql`where ${where} order by ${order} limit ${part.limit} offset ${part.offset}`)
      }),
      db.orm.execute<{ count: number }>(sql`select count(*)::int as count from images i where ${wanted}`),
      db.orm.execute<Counts & Record<string, unknown>>(
        sql`select count(*)::int as all, count(*) filter (where ${isMissing})::int as without_alt from ${fromLibrary} where ${isReady}`,
      ),
    ])
    const results = [...(await presentLibrary(db.pool, rows))]
    const { all: count, without_alt } = all.rows[0]!
    const counts = { all: count, without_alt }
    return {
      ...presentPage(listLibraryImages.path, query, { count: found.rows[0]!.count, results, ...page }),
      ...counts,
    }
  })
}
