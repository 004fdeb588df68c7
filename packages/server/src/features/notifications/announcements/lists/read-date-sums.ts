import type { StaffNotificationRow } from '@prostuti/contract'
import type { Queryable } from '../../../../platform/db/database.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { plannedDates } from '../planned-dates.ts'

type Sums = Pick<StaffNotificationRow, 'notification_time' | 'sent' | 'people'>

interface SumRow {
  readonly id: string
  readonly next: Date | null
  readonly sent: number
  readonly people: number
}

/** What the dates of each come to; of a draft they are those that it would have. */
export async function readDateSums(
  client: Queryable,
  rows: readonly AnnouncementRow[],
): Promise<(row: AnnouncementRow) => Sums> {
  const { rows: sums } = await client.query<SumRow>(
    `select announcement_id::text as id, min(at) filter (where state in ('waiting', 'sending')) as next,
            count(*) filter (where state in ('sent', 'stopped'))::int as sent, sum(people)::int as people
       from announcement_dates where announcement_id = any($1::bigint[]) group by 1`,
    [rows.map(({ id }) => String(id))],
  )
  const byId = new Map(sums.map(sum => [sum.id, sum]))
  return row => {
    const sum = byId.get(String(row.id))
    const next = sum ? sum.next : (plannedDates(row).find(({ state }) => state === 'waiting')?.at ?? null)
    return { notification_time: next?.toISOString() ?? null, sent: sum?.sent ?? 0, people: sum?.people ?? 0 }
  }
}
