import { tryNotification } from '@prostuti/contract/notifications/staff-operations'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implementPrepared, keyOf } from '../../../../platform/idempotency/index.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { pictureOf } from '../editing/picture-of.ts'
import { announcements } from '../tables.ts'
import { ringTexts } from './ring-texts.ts'

/** Rings one's own devices with it, and puts it in no list. A repeated call rings with the same id, which a device shows once. */
export function createTryAnnouncement({ db, clock, ringAtOnce }: AnnouncementDeps) {
  return implementPrepared(
    tryNotification,
    {
      ...{ pool: db.pool, clock },
      async prepare({ params }, call) {
        const [row] = await db.orm
          .select()
          .from(announcements)
          .where(eq(announcements.id, BigInt(params.id)))
        if (!row) throw new AppError('not_found')
        const wording = ringTexts(row, await pictureOf(db.pool, row))
        const id = `try-${keyOf(call) ?? crypto.randomUUID()}`
        return ringAtOnce({ user: String(signedIn(call).id) }, { kind: 'announcement', id, wording })
      },
    },
    async (_, __, ___, devices) => ({ devices }),
  )
}
