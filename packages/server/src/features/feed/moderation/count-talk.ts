import { countedExactly, type ReturnsOf, type TalkTab } from '@prostuti/contract'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { branchesOf } from './talk-branches.ts'

type Counts = ReturnsOf<'feed.listTalk'>['counts']

/** How many each tab holds, of each table as far as lists are counted, and what was decided today. */
export async function countTalk(deps: FeedDeps): Promise<Counts> {
  const { db, clock } = deps
  const [pending, reported, published, deleted, { rows }] = await Promise.all([
    countTab(deps, 'pending'),
    countTab(deps, 'reported'),
    countTab(deps, 'published'),
    countTab(deps, 'deleted'),
    db.pool.query<{ decided: number; oldest: Date | null }>({
      name: 'talk-of-today',
      text: `select (select count(*) from posts where decided_at >= $1)::int
                  + (select count(*) from comments where decided_at >= $1)::int as decided,
                    (select min(waiting_at) from posts where waiting_at is not null) as oldest`,
      values: [new Date(startOfDhakaDay(dhakaDay(clock.now())))],
    }),
  ])
  const { decided, oldest } = rows[0]!
  const today = { decided_today: decided, oldest_pending_at: oldest?.toISOString() ?? null }
  return { pending, reported, published, deleted, ...today }
}

async function countTab({ db }: FeedDeps, tab: TalkTab): Promise<number> {
  let all = 0
  for (const { table, where } of branchesOf(tab))
    all += (await countUpTo(db.orm, table, { where, most: countedExactly.list })).count
  return all
}
