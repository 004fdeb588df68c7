import type { Audience } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Queryable } from '../../../../platform/db/database.ts'
import { addDays, dhakaDay, startOfDhakaDay } from '../../../../platform/dhaka-day.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { allOf, conditionsOf } from './conditions.ts'

interface Waiting extends Record<string, unknown> {
  readonly audience: Audience
  readonly user: string | null
}

/** SQL for how many notifications a person `u` has had, and is to get of staff, on one Dhaka day. */
export interface Heard {
  /** Behind `from users u`. */
  readonly join: SQL
  readonly times: SQL
}

/** The Dhaka day of `at`, in milliseconds since 1970. `except`: the announcement that is counted, which is none besides itself. */
export async function heardThatDay(
  client: Queryable,
  { at, except }: { readonly at: number; readonly except: string | null },
  options: Pick<AnnouncementDeps, 'premiumUntil'> & { readonly now: number },
): Promise<Heard> {
  const day = dhakaDay(at)
  const from = new Date(startOfDhakaDay(day)).toISOString()
  const to = new Date(startOfDhakaDay(addDays(day, 1))).toISOString()
  const { rows } = await drizzle(client).execute<Waiting>(sql`
    select a.audience, a.for_user_id::text as "user" from announcement_dates d join announcements a on a.id = d.announcement_id
     where d.state = 'waiting' and d.at >= ${from}::timestamptz and d.at < ${to}::timestamptz and a.push_token = ''
       and a.id is distinct from ${except}::bigint`)
  const toCome = rows.map(waiting => sql`(${allOf(conditionsOf(waiting, options))})::int`)
  return {
    join: sql`left join (select had.user_id, count(*)::int as times from notifications had
                          where had.created_at >= ${from}::timestamptz and had.created_at < ${to}::timestamptz
                          group by had.user_id) had on had.user_id = u.id`,
    times: sql.join([sql`coalesce(had.times, 0)`, ...toCome], sql` + `),
  }
}
