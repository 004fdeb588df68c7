import type { Pool, PoolClient } from 'pg'
import type { OurPayment } from './compare-order.ts'

/** The payments of these orders that are in our books, second ones among them, by the order's id. */
export async function readOurs(
  client: Pool | PoolClient,
  orders: readonly string[],
): Promise<ReadonlyMap<string, readonly OurPayment[]>> {
  const { rows } = await client.query<OurPayment & { id: string }>(
    `select id::text, val_id as "valId", amount_paisa as paisa from payment_orders
      where id = any($1::bigint[]) and val_id is not null and state in ('paid', 'held', 'refunded')
     union all
     select order_id::text, val_id, amount_paisa from surplus_payments where order_id = any($1::bigint[])`,
    [orders],
  )
  const found = new Map<string, OurPayment[]>()
  for (const { id, valId, paisa } of rows) found.set(id, [...(found.get(id) ?? []), { valId, paisa }])
  return found
}
