import { createNotification, deleteNotification } from '@prostuti/contract/notifications/staff-operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import type { AnnouncementDeps } from '../announcement-deps.ts'
import { announcements } from '../tables.ts'
import { loggedFields } from './announcement-fields.ts'
import { announcementValues } from './announcement-values.ts'
import { hasBegun } from './has-begun.ts'
import { lockAnnouncement } from './lock-announcement.ts'
import { pictureOf } from './picture-of.ts'
import { presentAnnouncement } from './present-announcement.ts'

/** Drafts begin, and go again where nothing of them went out. A write throws `validation_failed`. */
export function createChangeAnnouncements({ db, clock }: AnnouncementDeps): Implementation[] {
  return [
    implementOnce(createNotification, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const at = clock.now()
      const { title, body: text, topic, page } = body
      const given = await announcementValues(client, body)
      const [row] = await drizzle(client)
        .insert(announcements)
        .values({
          ...{ webUrl: '', platform: 'all', pushToken: '', interval: 0, repeatCount: 1, leftOut: [], moved: [] },
          ...{ audience: body.audience, ...given, title, body: text, topic, page },
          createdAt: new Date(at),
        })
        .returning()
      const change = { actor: signedIn(call).id, kind: 'notification', id: row!.id, action: 'created', at } as const
      await writeAudit(client, [{ ...change, after: loggedFields(row!, await pictureOf(client, row!)) }])
      return presentAnnouncement(client, row!)
    }),
    implement(deleteNotification, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockAnnouncement(client, params.id)
        if (await hasBegun(client, before)) throw new AppError('conflict')
        await drizzle(client).delete(announcements).where(eq(announcements.id, before.id))
        const change = { actor: signedIn(call).id, kind: 'notification', id: before.id, action: 'deleted' } as const
        await writeAudit(client, [
          { ...change, before: loggedFields(before, await pictureOf(client, before)), at: clock.now() },
        ])
      }),
    ),
  ]
}
