import { keptSearchHour } from '@prostuti/contract'
import type { Pool } from 'pg'
import { dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import type { ScheduledWork } from '../../../platform/feature.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { isOpenAt, matches } from './matches.ts'
import { quietBefore } from './present-kept-search.ts'
import { sendReports } from './send-reports.ts'

type Deps = Pick<CircularDeps, 'db' | 'clock'>

/** Once a day, at nine in Dhaka or as soon as there is a process: what daily searches have newly found is told. */
export function reportSearchesDaily(deps: Deps): ScheduledWork {
  return {
    name: 'report-kept-searches',
    everyMs: 60_000,
    run: () => reportSearches(deps).then(() => sendReports(deps)),
  }
}

/** People in one statement. */
const batch = 500

/** Makes the reports that are due today. What was made already stays as it is, also where another process made it. */
export async function reportSearches({ db: { pool }, clock }: Deps): Promise<void> {
  const now = clock.now()
  const day = dhakaDay(now)
  const dueAt = startOfDhakaDay(day) + keptSearchHour * 3_600_000
  if (now < dueAt) return
  const { rowCount } = await pool.query('select from kept_search_days where day = $1', [day])
  if (rowCount === 1) return
  let after: string | null = '0'
  while (after !== null) after = await reportSome(pool, { day, dueAt, now, after })
  await pool.query('insert into kept_search_days (day, done_at) values ($1, $2) on conflict do nothing', [
    day,
    new Date(now),
  ])
}

interface Round {
  readonly day: string
  readonly dueAt: number
  readonly now: number
  /** People up to this id have theirs. */
  readonly after: string
}

/**
 * Reports to some people, and resolves to the last of them; null: there were none. A person who has a report of the day gets no
 * other one. Nobody is merged or deleted meanwhile.
 */
async function reportSome(pool: Pool, { day, dueAt, now, after }: Round): Promise<string | null> {
  const { rows } = await pool.query<{ last: string | null }>({
    name: 'report-kept-searches',
    text: `
      with people as (
        select u.id from users u
         where u.id > $1 and u.merged_into is null
           and exists (select from kept_searches k where k.user_id = u.id and k.report = 'daily' and k.opened_at > $5)
         order by u.id limit ${batch} for key share),
      found as (
        select k.user_id, k.id, k.name, k.created_at, c.id as circular, c.public_since
          from people p
          join kept_searches k on k.user_id = p.id and k.report = 'daily' and k.opened_at > $5
          join circulars c on c.public_since > greatest(k.opened_at, k.reported_until) and c.public_since <= $3
           and ${isOpenAt('$4')} and ${matches}
         where not exists (select from kept_search_reports r where r.user_id = p.id and r.day = $2)),
      searches as (
        select user_id, json_agg(json_build_object('id', id::text, 'name', name, 'count', count) order by created_at desc, id desc) as all
          from (select user_id, id, name, created_at, count(*) as count from found group by 1, 2, 3, 4) each_search group by user_id),
      things as (
        select user_id, array_agg(circular order by public_since desc, circular desc) as all
          from (select distinct user_id, circular, public_since from found) each_circular group by user_id),
      made as (
        insert into kept_search_reports (user_id, day, searches, circular_ids, due_at)
        select s.user_id, $2, s.all, t.all, $3 from searches s join things t using (user_id) order by s.user_id
        on conflict do nothing returning user_id),
      marked as (
        update kept_searches k set reported_until = $3
          from (select distinct f.id from found f join made using (user_id)) reported where reported.id = k.id)
      select max(id)::text as last from people`,
    values: [after, day, new Date(dueAt), new Date(now), quietBefore(now)],
  })
  return rows[0]!.last
}

/** Days that reports are kept. */
const keptDays = 90

export async function purgeReports({ db: { pool }, clock }: Deps): Promise<void> {
  const before = dhakaDay(clock.now() - keptDays * 86_400_000)
  await pool.query('delete from kept_search_reports where day < $1', [before])
  await pool.query('delete from kept_search_days where day < $1', [before])
}
