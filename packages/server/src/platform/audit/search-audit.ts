import { listPageSize } from '@prostuti/contract'
import { searchAudit } from '@prostuti/contract/core/operations'
import { countUpTo } from '../db/bounded-count.ts'
import type { Database } from '../db/database.ts'
import { signedIn } from '../http/call/call.ts'
import { presentPage } from '../http/call/cursor.ts'
import { implement } from '../http/call/implement.ts'
import { type ListOrder, readPage } from '../http/call/keyset.ts'
import { findChanges, mostFound } from './find-changes.ts'
import { type FoundRow, presentFound } from './present-found.ts'
import { readNewest } from './read-newest.ts'
import { auditLog } from './tables.ts'

const newest: ListOrder<FoundRow> = {
  at: auditLog.at,
  id: auditLog.id,
  order: 'newest first',
  sortKeyOf: row => row,
}

const none = { count: 0, count_is_exact: true, results: [], next: null, previous: null }

/** What staff did, to anything that the caller's role may read of, newest first. */
export function createSearchAudit({ db }: { readonly db: Database }) {
  return implement(searchAudit, async ({ query }, call) => {
    const { page_size: pageSize = listPageSize, page, cursor, ...filter } = query
    const found = await findChanges(db, signedIn(call), filter)
    if (!found) return none
    const [counted, { rows, ...pages }] = await Promise.all([
      countUpTo(db.orm, auditLog, { where: found.counted, most: mostFound }),
      readPage({ pageSize, page, cursor }, newest, part => readNewest(db, found, part)),
    ])
    const results = await presentFound(db.pool, rows)
    return { ...presentPage(searchAudit.path, query, { count: counted.count, results, ...pages }), ...counted }
  })
}
