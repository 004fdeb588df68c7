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
  const opensOf = await readOpens(client, begun)
  for (const date of begun)
    found.set(date.number, { ...(await sumsOf(client, date)), people: date.people, ...opensOf(date.number) })
  return found
}

type Opens = Pick<Delivery, 'opened' | 'opens'>

/** By hand, hour by hour. */
async function readOpens(client: Queryable, dates: readonly DateRow[]): Promise<(number: number) => Opens> {
  if (dates.length === 0) return () => ({ opened: 0, opens: [] })
  const { rows } = await client.query<{ number: number; hour: Date; opened: number }>(
    'select number, hour, opened from announcement_opens where announcement_id = $1 order by number, hour',
    [String(dates[0]!.announcementId)],
  )
  return number => {
    const own = rows.filter(row => row.number === number)
    return {
      opened: own.reduce((sum, { opened }) => sum + opened, 0),
      opens: own.map(({ hour, opened }) => ({ hour: hour.toISOString(), opened })),
    }
  }
}

type Pushed = Omit<Delivery, 'people' | keyof Opens>

/** Of the pushes; they are kept as long as the people's own rows. */
async function sumsOf(client: Queryable, date: DateRow): Promise<Pushed> {
  const { rows } = await client.query<Pushed>(
    `with told as materialized (select id from notifications where kind = 'announcement' and key = $1)
     select count(*) filter (where d.state = 'accepted')::int as accepted,
            count(*) filter (where d.state = 'dropped')::int as dropped,
            count(*) filter (where d.state = 'failed')::int as failed,
            count(*) filter (where d.state = 'removed')::int as removed,
            count(*) filter (where d.state = 'waiting')::int as waiting
       from told join push_deliveries d on d.notification_id = told.id`,
    [dateKey(date)],
  )
  return rows[0]!
}
