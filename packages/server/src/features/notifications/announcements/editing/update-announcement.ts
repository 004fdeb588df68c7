import { updateNotification } from '@prostuti/contract/notifications/staff-operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import { requireRight } from '../../../../platform/http/call/require-right.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { announcements } from '../tables.ts'
import { writeDates } from '../write-dates.ts'
import { loggedFields } from './announcement-fields.ts'
import { announcementValues } from './announcement-values.ts'
import { changeDatesToCome } from './change-dates-to-come.ts'
import { checkAnnouncement } from './check-announcement.ts'
import { hasBegun } from './has-begun.ts'
import { lockAnnouncement } from './lock-announcement.ts'
import { pictureOf } from './picture-of.ts'
import { presentAnnouncement } from './present-announcement.ts'

/** Changes a draft and what waits; of one that has begun only which dates are left out or moved. What is over stays: `conflict`. */
export function createUpdateAnnouncement({ db, clock }: AnnouncementDeps) {
  return implement(updateNotification, ({ params, body: { revision, ...body } }, call) =>
    inTransaction(db.pool, async client => {
      const now = clock.now()
      const before = await lockAnnouncement(client, params.id, revision)
      if (before.state === 'sent' || before.state === 'stopped') throw new AppError('conflict')
      // What is scheduled goes out as it stands.
      if (before.state !== 'draft') requireRight(signedIn(call), 'notifications.send')
      const values = await announcementValues(client, body)
      await changeDates(client, { before, after: { ...before, ...values }, now })
      const [row] = await drizzle(client)
        .update(announcements)
        .set({ ...values, revision: before.revision + 1 })
        .where(eq(announcements.id, before.id))
        .returning()
      const change = {
        actor: signedIn(call).id,
        kind: 'notification',
        id: row!.id,
        action: 'updated',
        at: now,
      } as const
      const logged = async (each: AnnouncementRow) => loggedFields(each, await pictureOf(client, each))
      await writeAudit(client, [{ ...change, before: await logged(before), after: await logged(row!) }])
      return presentAnnouncement(client, row!)
    }),
  )
}

interface Changed {
  readonly before: AnnouncementRow
  readonly after: AnnouncementRow
  readonly now: number
}

async function changeDates(client: PoolClient, { before, after, now }: Changed): Promise<void> {
  if (before.state === 'draft') return
  if (await hasBegun(client, before)) {
    if (!isSameButDates(before, after)) throw new AppError('conflict')
    return changeDatesToCome(client, { before, after, now })
  }
  checkAnnouncement(after, now)
  await writeDates(client, after, now)
}

/** By what is written of them: a field that is sent again as it was changes nothing. */
function isSameButDates(before: AnnouncementRow, after: AnnouncementRow): boolean {
  const text = (row: AnnouncementRow) =>
    JSON.stringify({ ...row, leftOut: null, moved: null }, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  return text(before) === text(after)
}
