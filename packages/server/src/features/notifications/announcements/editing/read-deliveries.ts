import type { NotificationDate } from '@prostuti/contract'
import type { Queryable } from '../../../../platform/db/database.ts'
import { dateKey } from '../date-key.ts'
import type { announcementDates } from '../tables.ts'

type Delivery = NonNullable<NotificationDate['delivery']>
type DateRow = typeof announcementDates.$inferSelect

/** What became of each date that has begun, in sums, by its number. */
export async function readDeliveries(
  client: Queryable,
  dates: readonly DateRow[],
): Promise<ReadonlyMap<number, Delivery>> {
  const begun = dates.filter(({ begunAt }) => begunAt !== null)
  const found = new Map<number, Delivery>()
  for (const date of begun) found.set(date.number, { ...(await sumsOf(client, date)), people: date.people })
  return found
}

/** Of the pushes, and of who has looked at it; they are kept as long as the people's own rows. */
async function sumsOf(client: Queryable, date: DateRow): Promise<Omit<Delivery, 'people'>> {
  const { rows } = await client.query<Omit<Delivery, 'people'>>(
    `with told as materialized (select id, read_at from notifications where kind = 'announcement' and key = $1)
     select count(*) filter (where d.state = 'accepted')::int as accepted,
            count(*) filter (where d.state = 'dropped')::int as dropped,
            count(*) filter (where d.state = 'failed')::int as failed,
            count(*) filter (where d.state = 'removed')::int as removed,
            count(*) filter (where d.state = 'waiting')::int as waiting,
            (select count(*)::int from told where read_at is not null) as opened
       from told join push_deliveries d on d.notification_id = told.id`,
    [dateKey(date)],
  )
  return rows[0]!
}
