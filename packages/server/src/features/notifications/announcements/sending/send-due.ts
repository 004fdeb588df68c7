import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { Due } from '../announcement-row.ts'
import { announcementDates, announcements } from '../tables.ts'
import { isMissed } from './is-missed.ts'
import { sendBatch } from './send-batch.ts'
import { sendToPhone } from './send-to-phone.ts'
import { settleState } from './settle-state.ts'

/**
 * Sends what is due, a batch in each transaction: its people are told and the date remembers the last of them together, so that
 * a process that dies leaves nobody out and tells nobody twice. Every process sweeps; `skip locked` gives each batch to one.
 */
export async function sendDue(deps: AnnouncementDeps, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) {
    const due = await inTransaction(deps.db.pool, client => sendNext(deps, client))
    if (due && due.announcement.pushToken !== '' && !due.isMissed) await sendToPhone(deps, due)
    more = due !== null
  }
}

/** The next batch; null: nothing is due. */
async function sendNext(deps: AnnouncementDeps, client: PoolClient): Promise<(Due & { isMissed: boolean }) | null> {
  const now = await deps.clock.confirm(client)
  const due = await claimDue(client, now)
  if (due === null) return null
  const isLate = isMissed(due.date, now)
  await drizzle(client)
    .update(announcementDates)
    .set(isLate ? { state: 'stopped' } : await sendBatch(client, due, { ...deps, now }))
    .where(thisDate(due.date))
  await settleState(client, due.announcement)
  return { ...due, isMissed: isLate }
}

const thisDate = ({ announcementId, number }: Pick<Due['date'], 'announcementId' | 'number'>) =>
  and(eq(announcementDates.announcementId, announcementId), eq(announcementDates.number, number))

/** Its announcement is held too: who stops it waits for the batch that is under way and for no more. */
async function claimDue(client: PoolClient, now: number): Promise<Due | null> {
  const { rows } = await client.query<{ id: string; number: number }>({
    name: 'claim-announcement-date',
    text: `select a.id, d.number from announcement_dates d join announcements a on a.id = d.announcement_id
            where d.state in ('waiting', 'sending') and d.at <= $1
            order by d.at, d.announcement_id, d.number limit 1 for update of a, d skip locked`,
    values: [new Date(now)],
  })
  if (!rows[0]) return null
  const announcementId = BigInt(rows[0].id)
  const [found] = await drizzle(client)
    .select({ announcement: announcements, date: announcementDates })
    .from(announcements)
    .innerJoin(announcementDates, thisDate({ announcementId, number: rows[0].number }))
    .where(eq(announcements.id, announcementId))
  return found!
}
