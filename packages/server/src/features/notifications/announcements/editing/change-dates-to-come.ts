import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { AnnouncementRow } from '../announcement-row.ts'
import { plannedDates } from '../planned-dates.ts'
import { refusedField } from '../refused-field.ts'
import { announcementDates } from '../tables.ts'

type Stored = typeof announcementDates.$inferSelect
type Planned = ReturnType<typeof plannedDates>[number]

const over = { bn: 'যা গেছে বা যাচ্ছে, তা আর বদলানো যায় না।', en: 'Only dates still to come can be changed' }
const past = { bn: 'এই সময় চলে গেছে।', en: 'This time has passed' }

/** Leaves out, takes in again or moves dates of one that has begun. Throws `validation_failed` for one that is not to come. */
export async function changeDatesToCome(client: PoolClient, row: AnnouncementRow, now: number): Promise<void> {
  const orm = drizzle(client)
  const stored = await orm
    .select()
    .from(announcementDates)
    .where(eq(announcementDates.announcementId, row.id))
    .orderBy(asc(announcementDates.number))
  const planned = plannedDates(row, stored[0]?.at)
  for (const date of stored) {
    const wanted = planned[date.number]
    if (!wanted || isSame(date, wanted)) continue
    checkToCome(date, wanted, now)
    await client.query('update announcement_dates set at = $3, state = $4 where announcement_id = $1 and number = $2', [
      String(row.id),
      date.number,
      wanted.at,
      wanted.state,
    ])
  }
}

const isSame = (date: Stored, wanted: Planned): boolean =>
  date.at.getTime() === wanted.at.getTime() && (date.state === 'left_out') === (wanted.state === 'left_out')

function checkToCome({ state, at }: Stored, wanted: Planned, now: number): void {
  const field = at.getTime() === wanted.at.getTime() ? 'left_out' : 'moved'
  if ((state !== 'waiting' && state !== 'left_out') || at.getTime() <= now) throw refusedField(field, 'over', over)
  if (wanted.at.getTime() <= now) throw refusedField(field, 'past', past)
}
