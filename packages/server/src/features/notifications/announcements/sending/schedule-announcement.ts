import { scheduleNotification, stopNotification } from '@prostuti/contract/notifications/staff-operations'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../../platform/http/call/implement.ts'
import { beyondLimit, requireRight } from '../../../../platform/http/call/require-right.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { countReached } from '../audience/count-reached.ts'
import { checkAnnouncement } from '../editing/check-announcement.ts'
import { lockAnnouncement } from '../editing/lock-announcement.ts'
import { presentAnnouncement } from '../editing/present-announcement.ts'
import { announcements } from '../tables.ts'
import { writeDates } from '../write-dates.ts'

/** From a draft to what goes out, and its end. Both throw `conflict` for one that is not in the state for it. */
export function createScheduleAnnouncement({ db, clock, premiumUntil }: AnnouncementDeps): Implementation[] {
  return [
    implementOnce(scheduleNotification, { pool: db.pool, clock }, async ({ params, body }, call, client) => {
      const now = clock.now()
      const draft = await lockAnnouncement(client, params.id, body.revision)
      if (draft.state !== 'draft') throw new AppError('conflict')
      checkAnnouncement(draft, now)
      const people = await countReached(client, draft, { premiumUntil, now })
      const { mostPeople = null } = requireRight(signedIn(call), 'notifications.send')
      if (mostPeople !== null && people > mostPeople) throw beyondLimit.people(mostPeople)
      if (people !== body.people) throw new AppError('conflict', { affected: people })
      await writeDates(client, draft, now)
      const row = await setState(client, draft, 'scheduled', { mostPeople })
      const change = { actor: signedIn(call).id, kind: 'notification', id: row.id, action: 'scheduled' } as const
      await writeAudit(client, [{ ...change, after: { people }, at: now }])
      return presentAnnouncement(client, row)
    }),
    implement(stopNotification, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockAnnouncement(client, params.id, body.revision)
        if (before.state !== 'scheduled' && before.state !== 'sending') throw new AppError('conflict')
        await client.query(
          `update announcement_dates set state = 'stopped' where announcement_id = $1 and state in ('waiting', 'sending')`,
          [String(before.id)],
        )
        const row = await setState(client, before, 'stopped')
        const change = { actor: signedIn(call).id, kind: 'notification', id: row.id, action: 'stopped' } as const
        await writeAudit(client, [
          { ...change, before: { state: before.state }, after: { state: row.state }, at: clock.now() },
        ])
        return presentAnnouncement(client, row)
      }),
    ),
  ]
}

async function setState(
  client: PoolClient,
  { id }: AnnouncementRow,
  state: AnnouncementRow['state'],
  also: Partial<Pick<AnnouncementRow, 'mostPeople'>> = {},
): Promise<AnnouncementRow> {
  const [row] = await drizzle(client)
    .update(announcements)
    .set({ state, ...also, revision: sql`${announcements.revision} + 1` })
    .where(eq(announcements.id, id))
    .returning()
  return row!
}
