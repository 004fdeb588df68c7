import { deliveryDays } from '@prostuti/contract'
import type { PartnerDeps } from '../partner-deps.ts'

/** Rows in one statement. */
const batch = 10_000

/** Removes deliveries that are old, and those of addresses that are gone. */
export async function purgeDeliveries({ db: { pool }, clock }: Pick<PartnerDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - deliveryDays * 86_400_000)
  for (let removed: number | null = batch; removed === batch; ) {
    const { rowCount }: { rowCount: number | null } = await pool.query(
      `delete from partner_deliveries where ctid = any(array(
         select d.ctid from partner_deliveries d
          where d.created_at < $1 or not exists (select from partner_hooks w where w.id = d.hook_id)
          limit $2))`,
      [before, batch],
    )
    removed = rowCount
  }
}
