import { getNotification } from '@prostuti/contract/notifications/staff-operations'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { announcements } from '../tables.ts'
import { presentAnnouncement } from './present-announcement.ts'

/** As staff read it. Throws `not_found`. */
export function createGetAnnouncement({ db }: AnnouncementDeps) {
  return implement(getNotification, async ({ params, query }) => {
    const [row] = await db.orm
      .select()
      .from(announcements)
      .where(eq(announcements.id, BigInt(params.id)))
    if (!row) throw new AppError('not_found')
    return presentAnnouncement(db.pool, row, query)
  })
}
