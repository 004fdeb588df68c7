import { type CircularFilters, quietHours } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { hourOfDay } from '../../../platform/notifications/hours.ts'
import { notifyEach } from '../../../platform/notifications/notify-each.ts'
import type { CircularDeps } from '../circular-deps.ts'
import type { ReportedSearch } from '../tables/kept-searches.ts'
import { searchPath } from './search-path.ts'

/** People in one transaction. */
const batch = 500

interface UnsentReport {
  readonly person: string
  readonly day: string
  readonly searches: readonly ReportedSearch[]
  readonly count: number
  /** Of the search, where it is the only one and still kept. */
  readonly filters: CircularFilters | null
  readonly title: string | null
  readonly deadline: string | null
}

/** Tells people of the reports that were made for them, each once. Many processes share the work. */
export async function sendReports({ db: { pool }, clock }: Pick<CircularDeps, 'db' | 'clock'>): Promise<void> {
  let sent = batch
  while (sent === batch) sent = await inTransaction(pool, client => sendSome(client, clock.now()))
}

/** Resolves to their number. */
async function sendSome(client: PoolClient, now: number): Promise<number> {
  const { rows } = await client.query<UnsentReport>({
    name: 'send-reports',
    text: `
      with due as (
        select user_id, day from kept_search_reports where sent_at is null and due_at <= $1
         order by due_at, user_id limit ${batch} for update skip locked),
      sent as (
        update kept_search_reports r set sent_at = $1 from due where r.user_id = due.user_id and r.day = due.day
        returning r.*)
      select s.user_id as person, s.day::text, s.searches, cardinality(s.circular_ids) as count, k.filters, c.title, c.deadline::text
        from sent s
        left join kept_searches k on jsonb_array_length(s.searches) = 1 and k.id = (s.searches->0->>'id')::bigint
        left join lateral (
          select title, deadline from circulars where id = any(s.circular_ids) and deadline is not null order by deadline, id limit 1) c on true`,
    values: [new Date(now)],
  })
  for (const [day, ofDay] of Map.groupBy(rows, row => row.day))
    await notifyEach(client, {
      ...{ kind: 'kept_search', key: day, at: now, usefulUntil: hourOfDay(day, quietHours.from) },
      told: ofDay.map(({ person, ...report }) => ({ person, data: dataOf(report) })),
    })
  return rows.length
}

function dataOf({ searches, count, filters, title, deadline }: Omit<UnsentReport, 'person' | 'day'>) {
  const first = title === null || deadline === null ? null : { title, deadline }
  return { searches, count, first, path: filters ? searchPath(filters) : '/jobs?tab=kept' }
}
