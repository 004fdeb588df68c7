import { listPageSize, type ParsedPart, type ReturnsOf } from '@prostuti/contract'
import { listMyNotifications } from '@prostuti/contract/notifications/operations'
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { notifications } from '../../../platform/notifications/tables.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { countUnread } from './count-unread.ts'
import { presentNotification } from './present-notification.ts'
import { knownKinds, type StoredNotification, shownSince } from './stored-notification.ts'

type Query = ParsedPart<'notifications.listMyNotifications', 'query'>

/** By the id alone, in the order in which they came. */
const newest: ListOrder<StoredNotification, number> = {
  at: notifications.id,
  type: 'number',
  id: notifications.id,
  order: 'newest first',
  sortKeyOf: ({ id }) => ({ at: Number(id), id: Number(id) }),
}

const columns = {
  id: sql<string>`${notifications.id}::text`,
  kind: notifications.kind,
  data: notifications.data,
  createdAt: notifications.createdAt,
  isNew: sql<boolean>`${notifications.readAt} is null`,
}

/** What a person was told in the last 90 days, newest first. */
export async function notificationPage(
  { db: { orm, pool }, clock }: NotificationDeps,
  query: Query,
  { userId, language }: { readonly userId: bigint; readonly language: 'bn' | 'en' },
): Promise<ReturnsOf<'notifications.listMyNotifications'>> {
  const { page_size: pageSize = listPageSize, ...walk } = query
  const now = clock.now()
  const mine = and(
    eq(notifications.userId, userId),
    gt(notifications.createdAt, shownSince(now)),
    inArray(notifications.kind, knownKinds),
  )
  const [{ rows, ...pages }, [all], unread] = await Promise.all([
    readPage({ pageSize, ...walk }, newest, async ({ where, orderBy, limit, offset }) => {
      const found = await orm
        .select(columns)
        .from(notifications)
        .where(and(mine, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      // Kind and data were written together, by `notify`.
      return found as StoredNotification[]
    }),
    orm.select({ count: count() }).from(notifications).where(mine),
    countUnread(pool, userId, now),
  ])
  const results = rows.map(row => presentNotification(row, language))
  return { ...presentPage(listMyNotifications.path, query, { count: all!.count, results, ...pages }), unread }
}
