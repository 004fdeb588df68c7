import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { paymentOrders } from './tables.ts'

export type OrderRow = typeof paymentOrders.$inferSelect

/** An order that no other transaction changes until this one ends, and whose person nobody merges or deletes. */
export interface LockedOrder {
  readonly order: OrderRow
  /** Null once the person is deleted. */
  readonly userId: bigint | null
}

export type LockOrder = typeof lockOrder

/** The person's row comes first, as in a merge or a deletion, so that neither waits for the other in a circle. */
export async function lockOrder(client: PoolClient, id: bigint): Promise<LockedOrder> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id from users u join payment_orders o on o.user_id = u.id
      where o.id = $1 and u.merged_into is null for key share of u`,
    [String(id)],
  )
  const [order] = await drizzle(client).select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update')
  if (!order) throw new Error(`There is no order ${id}`)
  return { order, userId: rows[0] ? order.userId : null }
}
