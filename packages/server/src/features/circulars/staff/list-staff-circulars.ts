import { type CircularFilters, type CircularState, circularStates, listPageSize } from '@prostuti/contract'
import { listStaffCirculars } from '@prostuti/contract/circulars/operations'
import { and, count, eq, inArray } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { readPage } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { allFilters } from '../lists/circular-filter.ts'
import { countList } from '../lists/found-circulars.ts'
import { orderOf } from '../lists/list-orders.ts'
import { statesOf } from '../lists/states-of.ts'
import { refuseTurnedRange } from '../refuse.ts'
import { circulars } from '../tables/circulars.ts'
import { presentStaffCard, type StaffCardRow, staffCardColumns } from './present-staff-circular.ts'

/** Circulars of the states that are asked for, whether they are out or over, with how many there are in each. */
export function createListStaffCirculars(deps: CircularDeps) {
  const { db, clock } = deps
  return implement(listStaffCirculars, async ({ query }, { language }) => {
    const { page_size: pageSize = listPageSize, page, cursor, state, sortBy, decreasing, ...filters } = query
    refuseTurnedRange(filters)
    const inStates = and(inArray(circulars.state, statesOf(state)), allFilters(filters))
    const { wanted, count: total } = await countList(db, inStates, Boolean(filters.search))
    const order = orderOf({ sortBy, decreasing })
    const { rows, ...pages } = await readPage<StaffCardRow>(
      { pageSize, page, cursor },
      order,
      ({ where, orderBy, limit, offset }) => {
        const ids = db.orm
          .select({ id: circulars.id })
          .from(circulars)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset)
        return db.orm
          .select(staffCardColumns)
          .from(circulars)
          .leftJoin(users, eq(users.id, circulars.changedBy))
          .where(inArray(circulars.id, ids))
          .orderBy(...orderBy)
      },
    )
    const now = clock.now()
    return {
      ...presentPage(listStaffCirculars.path, query, {
        count: total,
        results: rows.map(row => presentStaffCard(row, { now, language })),
        ...pages,
      }),
      states: await countStates(deps, filters),
    }
  })
}

async function countStates({ db }: CircularDeps, filters: CircularFilters) {
  const rows = await db.orm
    .select({ state: circulars.state, count: count() })
    .from(circulars)
    .where(allFilters(filters))
    .groupBy(circulars.state)
  const counts = new Map<CircularState, number>(rows.map(row => [row.state, row.count]))
  return Object.values(circularStates).map(state => ({ state, count: counts.get(state) ?? 0 }))
}
