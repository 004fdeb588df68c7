import { type Language, listPageSize, type ParsedPart } from '@prostuti/contract'
import { listOrders } from '@prostuti/contract/billing/operations'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { paymentOrders } from '../tables/orders.ts'
import type { OrderRow } from './lock-order.ts'
import { presentOrder } from './present-order.ts'
import { readRefunds } from './read-refunds.ts'

/** Orders by when they were made. */
export const newestOrders: ListOrder<OrderRow> = {
  at: paymentOrders.createdAt,
  id: paymentOrders.id,
  order: 'newest first',
  sortKeyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
}

/** What the caller has ordered for taka. */
export function createListOrders(deps: { readonly db: Database }) {
  return implement(listOrders, ({ query }, call) => ordersPage(deps, query, signedIn(call), call.language))
}

/** A page of a person's orders. */
export async function ordersPage(
  { db }: { readonly db: Database },
  query: ParsedPart<'billing.listOrders', 'query'>,
  viewer: Viewer,
  language: Language,
) {
  const { page_size: pageSize = listPageSize, ...pageQuery } = query
  const mine = eq(paymentOrders.userId, viewer.id)
  const [{ rows, ...page }, [all]] = await Promise.all([
    readPage({ pageSize, ...pageQuery }, newestOrders, ({ where, orderBy, limit, offset }) =>
      db.orm
        .select()
        .from(paymentOrders)
        .where(and(mine, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    db.orm.select({ count: count() }).from(paymentOrders).where(mine),
  ])
  const refunds = await readRefunds(
    db.orm,
    rows.map(({ id }) => id),
  )
  const results = rows.map(row => presentOrder(row, refunds.get(row.id) ?? [], language))
  return presentPage(listOrders.path, query, { count: all!.count, results, ...page })
}
