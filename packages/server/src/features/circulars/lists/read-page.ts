import { and, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { type AnyListOrder, type Page, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import { type CardRow, cardColumns } from '../present-circular.ts'
import { circulars } from '../tables/circulars.ts'

/** A page of circulars. Rows that come before it are counted in the index, and never read. */
export function readCircularPage(
  { orm }: Pick<Database, 'orm'>,
  wanted: SQL | undefined,
  order: AnyListOrder<CardRow>,
  walk: PageQuery,
): Promise<Page<CardRow, number | string>> {
  return readPage(walk, order, ({ where, orderBy, limit, offset }) => {
    const ids = orm
      .select({ id: circulars.id })
      .from(circulars)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return orm
      .select(cardColumns)
      .from(circulars)
      .where(inArray(circulars.id, ids))
      .orderBy(...orderBy)
  })
}
