import { listMyNotifications, readMyNotifications } from '@prostuti/contract/notifications/operations'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countUnread } from './count-unread.ts'
import { notificationPage } from './notification-page.ts'

/** A person's list, and that they have looked at it. */
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
  ]
}
