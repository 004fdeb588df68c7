import type { Queryable } from '../../../platform/db/database.ts'
import { knownKinds, shownSince } from './stored-notification.ts'

/** How many of the last 90 days a person has not looked at. */
export async function countUnread(queryable: Queryable, userId: bigint, now: number): Promise<number> {
  const { rows } = await queryable.query<{ unread: number }>({
    name: 'count-unread',
    text: `select count(*)::int as unread from notifications
            where user_id = $1 and read_at is null and created_at > $2 and kind = any($3)`,
    values: [String(userId), shownSince(now), knownKinds],
  })
  return rows[0]!.unread
}
