import { countedExactly, type ReturnsOf, type TalkTab } from '@prostuti/contract'
import { type BoundedCount, countUpTo } from '../../../platform/db/bounded-count.ts'
import { dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import { type FeedDeps, shortly } from '../feed-deps.ts'
import { type Branch, branchesOf } from './talk-branches.ts'

type Counts = ReturnsOf<'feed.listTalk'>['counts']

/** How many there are in each tab, each as far as lists are counted. */
export type TabCounts = Readonly<Record<TalkTab, BoundedCount>>

/** What is published are most of all: it is counted once for all who look at it. */
export async function countTabs(deps: FeedDeps): Promise<TabCounts> {
  const countTab = (tab: TalkTab) => countBranches(deps.db, branchesOf(tab), countedExactly.list)
  const [pending, reported, deleted, { value: published }] = await Promise.all([
    countTab('pending'),
    countTab('reported'),
    countTab('deleted'),
    deps.publicCache.get('talk published', shortly, () => countTab('published')),
  ])
  return { pending, reported, published, deleted }
}

export async function countBranches(
  { orm }: Pick<FeedDeps['db'], 'orm'>,
  branches: readonly Branch[],
  most: number,
): Promise<BoundedCount> {
  const counts = await Promise.all(branches.map(({ table, where }) => countUpTo(orm, table, { where, most })))
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  return { count, count_is_exact: counts.every(each => each.count_is_exact) }
}

/** The tabs' counts, with what was decided today and how long the oldest waits. */
export async function presentCounts({ db, clock }: FeedDeps, tabs: TabCounts): Promise<Counts> {
  const { rows } = await db.pool.query<{ decided: number; oldest: Date | null }>({
    name: 'talk-of-today',
    text: `select (select count(*) from posts where decided_at >= $1)::int
                + (select count(*) from comments where decided_at >= $1)::int as decided,
                  (select min(waiting_at) from posts where waiting_at is not null) as oldest`,
    values: [new Date(startOfDhakaDay(dhakaDay(clock.now())))],
  })
  const { decided, oldest } = rows[0]!
  return {
    pending: tabs.pending.count,
    reported: tabs.reported.count,
    published: tabs.published.count,
    deleted: tabs.deleted.count,
    decided_today: decided,
    oldest_pending_at: oldest?.toISOString() ?? null,
  }
}
