import type { PoolClient } from 'pg'
import { notify } from '../../../../platform/notifications/notify.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { Due } from '../announcement-row.ts'
import { allOf, conditionsOf } from '../audience/conditions.ts'
import { dateKey } from '../date-key.ts'
import { pictureOf } from '../editing/picture-of.ts'
import type { announcementDates } from '../tables.ts'
import { announcementData } from './announcement-data.ts'
import { batchSize, findNextPeople, reaches } from './find-next-people.ts'

/** After so long nobody's phone rings for it any more, in milliseconds. */
const usefulMs = 86_400_000

/**
 * Tells the next people of a date, and returns how far it has come. Its audience is as it is now; where that has outgrown what
 * its sender may send to, the date goes to nobody.
 */
export async function sendBatch(
  client: PoolClient,
  { announcement, date }: Due,
  { premiumUntil, now }: Pick<AnnouncementDeps, 'premiumUntil'> & { readonly now: number },
): Promise<Partial<typeof announcementDates.$inferInsert>> {
  const { audience, forUserId: user, platform, pushToken, mostPeople } = announcement
  if (pushToken !== '') return { state: 'sent', begunAt: new Date(now) }
  const conditions = allOf(conditionsOf({ audience, user }, { premiumUntil, now }))
  if (mostPeople !== null && date.begunAt === null && (await reaches(client, conditions, mostPeople + 1)))
    return { state: 'stopped' }
  const people = await findNextPeople(client, conditions, date.doneUntil)
  await notify(client, {
    ...{ kind: 'announcement', key: dateKey(date), people, at: now },
    data: announcementData(announcement, await pictureOf(client, announcement)),
    usefulUntil: date.at.getTime() + usefulMs,
    silent: platform === 'list',
  })
  const last = people.at(-1)
  return {
    state: people.length < batchSize ? 'sent' : 'sending',
    people: date.people + people.length,
    doneUntil: last === undefined ? date.doneUntil : BigInt(last),
    begunAt: date.begunAt ?? new Date(now),
  }
}
