import { notificationDays } from '@prostuti/contract'
import type { Pool } from 'pg'

/** Rows in one statement. */
const batch = 10_000

/** Removes what is as old as no notification is. */
export async function purgeDeliveries(pool: Pool): Promise<void> {
  for (let removed = batch; removed === batch; ) {
    const { rowCount } = await pool.query(
      `delete from push_deliveries where (notification_id, subscription_id) in (
         select notification_id, subscription_id from push_deliveries
          where at < now() - $1 * interval '1 day' limit $2)`,
      [notificationDays, batch],
    )
    removed = rowCount ?? 0
  }
}
