import type { NotificationDate, StaffNotification } from '@prostuti/contract'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Queryable } from '../../../../platform/db/database.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { plannedDates } from '../planned-dates.ts'
import { announcementDates } from '../tables.ts'
import { announcementFields } from './announcement-fields.ts'
import { pictureOf } from './picture-of.ts'
import { readDeliveries } from './read-deliveries.ts'

/** As staff read it; `details`: with what became of each date. */
export async function presentAnnouncement(
  client: Queryable,
  row: AnnouncementRow,
  { details = false }: { readonly details?: boolean } = {},
): Promise<StaffNotification> {
  const dates = await drizzle(client)
    .select()
    .from(announcementDates)
    .where(eq(announcementDates.announcementId, row.id))
    .orderBy(asc(announcementDates.number))
  const deliveries = details ? await readDeliveries(client, dates) : null
  const waiting = dates.find(({ state }) => state === 'waiting')
  const schedule: NotificationDate[] =
    row.state === 'draft'
      ? plannedDates(row).map(({ number, at, state }) => ({ number, at: at.toISOString(), state, delivery: null }))
      : dates.map(({ number, at, state }) => ({
          ...{ number, at: at.toISOString(), state },
          delivery: deliveries?.get(number) ?? null,
        }))
  return {
    id: String(row.id),
    ...announcementFields(row, await pictureOf(client, row)),
    state: row.state,
    notification_time:
      (row.state === 'draft' ? schedule.find(({ state }) => state === 'waiting')?.at : waiting?.at.toISOString()) ??
      null,
    schedule_info: schedule,
    revision: row.revision,
    changed: await lastChange(client, row.id),
  }
}

async function lastChange(client: Queryable, id: bigint): Promise<StaffNotification['changed']> {
  const { rows } = await client.query<{ at: Date; by: string | null }>(
    `select l.at, u.name as by from audit_log l left join users u on u.id = l.actor_id
      where l.kind = 'notification' and l.subject_id = $1 order by l.id desc limit 1`,
    [String(id)],
  )
  return rows[0] ? { at: rows[0].at.toISOString(), by: rows[0].by } : null
}
