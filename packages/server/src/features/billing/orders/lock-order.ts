import type { PoolClient } from 'pg'
import { rowOf } from '../../../platform/db/row-of.ts'
import { statementName } from '../../../platform/db/statement-name.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import { paymentOrders } from '../tables/orders.ts'

export type OrderRow = typeof paymentOrders.$inferSelect

/** An order that no other transaction changes until this one ends, and whose person nobody merges or deletes. */
export interface LockedOrder {
  readonly order: OrderRow
  /** Null once the person is deleted. */
  readonly userId: bigint | null
}

export type LockOrder = typeof lockOrder

const lockPlan = statementName('lock-order')

/**
 * The person's row comes first, as in a merge or a deletion, so that neither waits for the other in a circle: rows are locked once the
 * query below has made them, and the order's row is made from the person's.
 */
export async function lockOrder(client: PoolClient, id: bigint): Promise<LockedOrder> {
  const { rows } = await client.query<Record<string, unknown> & { held_user_id: string | null }>({
    name: lockPlan(),
    text: `with person as (
             select u.id from users u join payment_orders o on o.user_id = u.id
              where o.id = $1 and u.merged_into is null for key share of u
           )
           select o.*, person.id as held_user_id from payment_orders o left join person on true
            where o.id = $1 for update of o`,
    values: [String(id)],
  })
  if (!rows[0]) throw new Error(`There is no order ${id}`)
  const order = rowOf(paymentOrders, rows[0])
  // A person who was merged while this waited is the account by now.
  if (rows[0].held_user_id === null && order.userId !== null) await holdPerson(client, order.userId)
  return { order, userId: order.userId }
}
