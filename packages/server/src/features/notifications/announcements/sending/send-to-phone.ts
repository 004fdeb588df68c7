import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { Due } from '../announcement-row.ts'
import { dateKey } from '../date-key.ts'
import { pictureOf } from '../editing/picture-of.ts'
import { ringTexts } from './ring-texts.ts'

/** Rings one phone alone: nothing stands in a list. Its date is over already, so that it never rings twice. */
export async function sendToPhone(
  { db, ringAtOnce }: Pick<AnnouncementDeps, 'db' | 'ringAtOnce'>,
  { announcement, date }: Due,
): Promise<void> {
  const wording = ringTexts(announcement, await pictureOf(db.pool, announcement))
  const devices = await ringAtOnce(
    { token: announcement.pushToken },
    { kind: 'announcement', id: dateKey(date).replace(':', '-'), wording },
  )
  await db.pool.query('update announcement_dates set people = $3 where announcement_id = $1 and number = $2', [
    String(date.announcementId),
    date.number,
    devices,
  ])
}
