import type { Language, StaffPayment } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { users } from '../../auth/index.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { presentOrder } from '../orders/present-order.ts'
import { paymentOrders } from '../orders/tables.ts'
import { readRefunds } from '../refunds/read-refunds.ts'
import { readSurplus } from '../surplus/read-surplus.ts'

/** An order with the name of whose it is. */
export interface OrderOfPerson {
  readonly order: OrderRow
  readonly name: string | null
}

/** Orders with their people, to be narrowed down. */
export function selectWithPeople(orm: Pick<Database['orm'], 'select'>) {
  return orm
    .select({ order: paymentOrders, name: users.name })
    .from(paymentOrders)
    .leftJoin(users, eq(users.id, paymentOrders.userId))
}

/** One order as staff see it; null where there is none. */
export async function readStaffPayment(
  client: PoolClient,
  id: bigint,
  language: Language,
): Promise<StaffPayment | null> {
  const orm = drizzle(client)
  const rows = await selectWithPeople(orm).where(eq(paymentOrders.id, id))
  const [payment] = await presentStaffPayments(orm, rows, language)
  return payment ?? null
}

export async function presentStaffPayments(
  orm: Pick<Database['orm'], 'select'>,
  rows: readonly OrderOfPerson[],
  language: Language,
): Promise<StaffPayment[]> {
  const ids = rows.map(({ order }) => order.id)
  // One after the other: in a transaction there is one connection.
  const refunds = await readRefunds(orm, ids)
  const surplus = await readSurplus(orm, ids)
  return rows.map(({ order, name }) => ({
    ...presentOrder(order, language),
    user: order.userId === null ? null : { id: String(order.userId), name: name ?? '' },
    held_reason: order.state === 'held' ? order.heldReason : null,
    gateway_ref: order.bankTranId,
    refunds: refunds.get(order.id) ?? [],
    surplus: surplus.get(order.id) ?? [],
  }))
}
