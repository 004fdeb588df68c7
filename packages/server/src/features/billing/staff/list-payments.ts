import { listPageSize } from '@prostuti/contract'
import { listPayments } from '@prostuti/contract/billing/operations'
import { and } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { newestOrders } from '../orders/list-orders.ts'
import { paymentOrders } from '../tables/orders.ts'
import { findPayments, mostFound } from './payment-filter.ts'
import { type OrderOfPerson, presentStaffPayments, selectWithPeople } from './read-staff-payments.ts'

const newest: ListOrder<OrderOfPerson> = { ...newestOrders, sortKeyOf: ({ order }) => newestOrders.sortKeyOf(order) }

const none = { count: 0, count_is_exact: true, results: [], next: null, previous: null }

/** Everybody's orders for staff, or what a search and filters find. */
export function createListPayments(deps: Pick<BillingDeps, 'db' | 'clock' | 'findNamed'>) {
  const { orm } = deps.db
  return implement(listPayments, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, page, cursor, ...filter } = query
    const wanted = await findPayments(deps, filter)
    if (wanted === null) return none
    const [counted, { rows, ...pages }] = await Promise.all([
      countUpTo(orm, paymentOrders, { where: wanted, most: mostFound }),
      readPage({ pageSize, page, cursor }, newest, ({ where, orderBy, limit, offset }) =>
        selectWithPeople(orm)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
    ])
    const results = await presentStaffPayments(orm, rows, { language, now: deps.clock.now() })
    return { ...presentPage(listPayments.path, query, { count: counted.count, results, ...pages }), ...counted }
  })
}
