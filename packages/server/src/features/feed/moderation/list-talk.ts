import { countedExactly, feedPageSize, type TalkTab } from '@prostuti/contract'
import { listTalk } from '@prostuti/contract/feed/staff-operations'
import { type SQL, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type AnyListOrder, type PagePart, readPage } from '../../../platform/http/call/keyset.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { countBranches, countTabs, presentCounts } from './count-talk.ts'
import { presentTalk } from './present-talk.ts'
import { type Branch, branchesOf } from './talk-branches.ts'
import type { TalkPlace } from './talk-place.ts'

const [at, id] = [sql`talk_at`, sql`talk_id`]

const byTime = (order: 'oldest first' | 'newest first'): AnyListOrder<TalkPlace> => ({
  ...{ at, id, order },
  sortKeyOf: row => ({ at: row.at, id: row.id }),
})

const orders: Record<TalkTab, AnyListOrder<TalkPlace>> = {
  pending: byTime('oldest first'),
  reported: { at, id, type: 'number', order: 'newest first', sortKeyOf: row => ({ at: row.count, id: row.id }) },
  published: byTime('newest first'),
  deleted: byTime('newest first'),
}

/** Posts and comments of a tab with what a moderator needs to decide. */
export function createListTalk(deps: FeedDeps) {
  const { db, readDb } = deps
  return implement(listTalk, async ({ query }, { language }) => {
    const { page_size: pageSize = feedPageSize, page, cursor, tab, search } = query
    const branches = branchesOf(tab, search)
    const from = search ? readDb : db
    const [tabs, found, { rows, ...pages }] = await Promise.all([
      countTabs(deps),
      search ? countBranches(readDb, branches, countedExactly.search) : null,
      readPage({ pageSize, page, cursor }, orders[tab], part => readPlaces(from, branches, part, tab)),
    ])
    const count = found ?? tabs[tab]
    const counts = await presentCounts(deps, tabs)
    const results = await presentTalk(deps, rows, language)
    return { ...presentPage(listTalk.path, query, { count: count.count, results, ...pages }), ...count, counts }
  })
}

/** Each table gives what may stand on the page, in the order of its index; of both that which does. */
async function readPlaces(
  { orm }: FeedDeps['db'],
  branches: readonly Branch[],
  { where, orderBy, limit, offset }: PagePart,
  tab: TalkTab,
): Promise<TalkPlace[]> {
  const order = sql.join(orderBy, sql`, `)
  const parts = branches.map(
    branch => sql`(select talk_at, talk_id from (${placesOf(branch)}) of_table where ${where ?? sql`true`}
                    order by ${order} limit ${limit + offset})`,
  )
  const all = sql.join(parts, sql` union all `)
  const { rows } = await orm.execute<{ talk_at: string | number; talk_id: string }>(
    sql`select talk_at, talk_id from (${all}) both_tables order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map(row => ({
    at: tab === 'reported' ? new Date(0) : new Date(row.talk_at),
    count: tab === 'reported' ? Number(row.talk_at) : 0,
    id: BigInt(row.talk_id),
  }))
}

const placesOf = ({ table, at: key, where }: Branch): SQL =>
  sql`select ${key} as talk_at, ${table.talkId} as talk_id from ${table} where ${where}`
