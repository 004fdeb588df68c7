import { listPageSize } from '@prostuti/contract'
import { listUsers } from '@prostuti/contract/core/operations'
import { and, eq } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { readPage } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { personSeen } from '../tables.ts'
import { findPeople, mostFound } from './find-people.ts'
import { orderOf, type PlaceRow } from './list-orders.ts'
import { presentRows } from './present-rows.ts'

const none = { count: 0, count_is_exact: true, results: [], next: null, previous: null }

/** Everybody, or whom a search and filters find. */
export function createListUsers(deps: PeopleDeps) {
  return implement(listUsers, async ({ query }, call) => {
    const { language } = call
    const { page_size: pageSize = listPageSize, page, cursor, sort, ...filter } = query
    const found = await findPeople(deps, filter, signedIn(call).role)
    if (!found) return none
    const { orm } = deps.db
    const [counted, { rows, ...pages }] = await Promise.all([
      found.counted ?? countUpTo(orm, users, { where: found.condition, most: mostFound }),
      readPage<PlaceRow>({ pageSize, page, cursor }, orderOf(sort), ({ where, orderBy, limit, offset }) =>
        orm
          .select({ id: users.id, createdAt: users.createdAt, seenAt: personSeen.seenAt, name: users.name })
          .from(users)
          .innerJoin(personSeen, eq(personSeen.userId, users.id))
          .where(and(found.condition, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
    ])
    const results = await presentRows(deps, rows, language)
    return { ...presentPage(listUsers.path, query, { count: counted.count, results, ...pages }), ...counted }
  })
}
