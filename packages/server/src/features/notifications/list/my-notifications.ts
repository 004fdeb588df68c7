import { listMyNotifications, openNotification, readMyNotifications } from '@prostuti/contract/notifications/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { countOpening } from '../announcements/count-opening.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countUnread } from './count-unread.ts'
import { notificationPage } from './notification-page.ts'

/** A person's list, that they have looked at it, and that they have opened one. */
export function createMyNotifications(deps: NotificationDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(listMyNotifications, ({ query }, call) =>
      notificationPage(deps, query, { userId: signedIn(call).id, language: call.language }),
    ),
    implement(readMyNotifications, async ({ body: { until } }, call) => {
      const { id } = signedIn(call)
      const now = clock.now()
      await db.pool.query({
        name: 'read-notifications',
        text: 'update notifications set read_at = $3 where user_id = $1 and id <= $2 and read_at is null',
        values: [String(id), until, new Date(now)],
      })
      return { unread: await countUnread(db.pool, id, now) }
    }),
    implement(openNotification, async ({ params }, call) => {
      const { id } = signedIn(call)
      const now = clock.now()
      const { rows } = await db.pool.query<{ kind: string; key: string }>({
        name: 'open-notification',
        text: `update notifications set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2 returning kind, key`,
        values: [params.id, String(id), new Date(now)],
      })
      if (!rows[0]) throw new AppError('not_found')
      if (rows[0].kind === 'announcement') await countOpening(db.pool, rows[0].key, now)
      return { unread: await countUnread(db.pool, id, now) }
    }),
  ]
}
