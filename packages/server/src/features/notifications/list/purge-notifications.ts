import type { NotificationDeps } from '../notification-deps.ts'
import { shownSince } from './stored-notification.ts'

/** Rows in one statement, which stays far below the time that one may take. */
const batch = 5_000

/** Erases what is older than 90 days. Many processes may do so at once. Resolves to its number. */
export async function purgeNotifications({ db, clock }: NotificationDeps): Promise<number> {
  const until = shownSince(clock.now())
  let erased = 0
  for (;;) {
    const { rowCount } = await db.pool.query(
      `delete from notifications where ctid = any(array(
         select ctid from notifications where created_at <= $1 limit ${batch} for update skip locked))`,
      [until],
    )
    erased += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return erased
  }
}
