import { listPageSize } from '@prostuti/contract'
import { listPayments } from '@prostuti/contract/billing/operations'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { newestOrders } from '../orders/list-orders.ts'
import { paymentOrders } from '../tables/orders.ts'
import { surplusPayments } from '../tables/surplus.ts'
import { type OrderOfPerson, presentStaffPayments, selectWithPeople } from './read-staff-payments.ts'

const newest: ListOrder<OrderOfPerson> = { ...newestOrders, sortKeyOf: ({ order }) => newestOrders.sortKeyOf(order) }

/** Everybody's orders for staff, by state and by person, and those that were paid more than once. */
export function createListPayments({ db }: { readonly db: Database }) {
  return implement(listPayments, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, state, user, surplus, ...pageQuery } = query
    const wanted = and(
      state && eq(paymentOrders.state, state),
      user === undefined ? undefined : eq(paymentOrders.userId, BigInt(user)),
      surplus ? hasSurplus(db) : undefined,
    )
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        selectWithPeople(db.orm)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      db.orm.select({ count: count() }).from(paymentOrders).where(wanted),
    ])
    const results = await presentStaffPayments(db.orm, rows, language)
    return presentPage(listPayments.path, query, { count: all!.count, results, ...page })
  })
}

function hasSurplus({ orm }: Database) {
  return inArray(paymentOrders.id, orm.select({ id: surplusPayments.orderId }).from(surplusPayments))
}
