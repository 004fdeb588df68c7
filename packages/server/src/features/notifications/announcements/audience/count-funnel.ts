import { type AudienceFunnel, type NotificationTopic, quietTopics } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Queryable } from '../../../../platform/db/database.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { announcements } from '../tables.ts'
import { allOf, type Condition, conditionsOf, isMember, type Recipients } from './conditions.ts'
import { type Heard, heardThatDay } from './heard-that-day.ts'

/** What is to be counted. */
export interface Counted extends Recipients {
  readonly topic: NotificationTopic
  readonly platform: (typeof announcements.$inferSelect)['platform']
  /** When it goes out; milliseconds since 1970. */
  readonly at: number
  /** Its id, where it is there already. */
  readonly notification: string | null
}

type Steps = { readonly members: number; readonly people: number[] }
type Ends = Omit<AudienceFunnel, 'members' | 'steps' | 'rings'> & { readonly app: number; readonly web: number }

/** How many remain after each condition, and what then happens to them. */
export async function countFunnel(
  client: Queryable,
  counted: Counted,
  { premiumUntil, now }: Pick<AnnouncementDeps, 'premiumUntil'> & { readonly now: number },
): Promise<AudienceFunnel> {
  const conditions = conditionsOf(counted, { premiumUntil, now })
  const { members, people } = await countSteps(client, conditions)
  const { app, web, ...ends } = await countEnds(client, counted, {
    conditions,
    heard: await heardThatDay(client, { at: counted.at, except: counted.notification }, { premiumUntil, now }),
  })
  const steps = conditions.map(({ by }, index) => ({ by, people: people[index]! }))
  return { members, steps, ...ends, rings: { app, web } }
}

async function countSteps(client: Queryable, conditions: readonly Condition[]): Promise<Steps> {
  const counts = conditions.map((_, index) => {
    const until = conditions.slice(0, index + 1).map(({ is }) => sql`(${is})`)
    return sql`count(*) filter (where ${sql.join(until, sql` and `)})::int`
  })
  const { rows } = await drizzle(client).execute<Steps>(sql`
    select count(*)::int as members, array[${sql.join(counts, sql`, `)}]::int[] as people from users u where ${isMember}`)
  return rows[0]!
}

interface Asked {
  readonly conditions: readonly Condition[]
  readonly heard: Heard
}

async function countEnds(client: Queryable, { topic, platform }: Counted, { conditions, heard }: Asked): Promise<Ends> {
  const rings = (channel: 'app' | 'web') => platform === 'all' || platform === channel
  const has = (channels: SQL) =>
    sql`exists (select from push_subscriptions s where s.user_id = u.id and s.channel in (${channels}))`
  const { rows } = await drizzle(client).execute<Ends>(sql`
    select count(*)::int as people,
           count(*) filter (where not wanted)::int as unwanted,
           count(*) filter (where wanted and app)::int as app,
           count(*) filter (where wanted and web and not app)::int as web,
           count(*) filter (where heard >= 2)::int as third_of_day
      from (select coalesce((n.topics->>${topic})::boolean, ${!quietTopics.includes(topic)}) as wanted,
                   ${rings('app')} and ${has(sql`'android', 'ios'`)} as app,
                   ${rings('web')} and ${has(sql`'web'`)} as web,
                   ${heard.times} as heard
              from users u left join notification_settings n on n.user_id = u.id ${heard.join}
             where ${allOf(conditions)}) reached`)
  return rows[0]!
}
