import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { AnnouncementRow } from './announcement-row.ts'
import { plannedDates } from './planned-dates.ts'
import { announcementDates } from './tables.ts'

/** The dates of one of which nothing has gone out yet, in the place of those that it had. */
export async function writeDates(client: PoolClient, row: AnnouncementRow, now: number): Promise<void> {
  const orm = drizzle(client)
  await orm.delete(announcementDates).where(eq(announcementDates.announcementId, row.id))
  const dates = plannedDates(row, new Date(now)).map(date => ({ ...date, announcementId: row.id }))
  await orm.insert(announcementDates).values(dates)
}
