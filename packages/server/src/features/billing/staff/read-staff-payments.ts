import type { Language, Refund, StaffPayment } from '@prostuti/contract'
import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/people/tables.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { takaOf } from '../orders/money.ts'
import { ownRefund, presentOrder } from '../orders/present-order.ts'
import { readRefunds } from '../orders/read-refunds.ts'
import { refundableOf } from '../refunds/take-back.ts'
import { readSurplus } from '../surplus/read-surplus.ts'
import { coinBalances } from '../tables/coins.ts'
import { paymentOrders } from '../tables/orders.ts'

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
  const bought = await readBoughtCoins(
    orm,
    rows.flatMap(({ order }) => order.userId ?? []),
  )
  return rows.map(({ order, name }) => ({
    ...presentOrder(order, refunds.get(order.id) ?? [], language),
    user: order.userId === null ? null : { id: String(order.userId), name: name ?? '' },
    held_reason: order.state === 'held' ? order.heldReason : null,
    gateway_ref: order.bankTranId,
    refunds: refunds.get(order.id) ?? [],
    refundable: presentRefundable(order, refunds.get(order.id) ?? [], bought.get(order.userId ?? 0n) ?? 0),
    surplus: surplus.get(order.id) ?? [],
  }))
}

/** Each person's bought coins that are unspent. */
async function readBoughtCoins(
  orm: Pick<Database['orm'], 'select'>,
  people: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await orm
    .select({ userId: coinBalances.userId, bought: coinBalances.bought })
    .from(coinBalances)
    .where(inArray(coinBalances.userId, [...people]))
  return new Map(rows.map(({ userId, bought }) => [userId, bought]))
}

function presentRefundable(
  order: OrderRow,
  refunds: readonly Refund[],
  boughtCoins: number,
): StaffPayment['refundable'] {
  const refundable = ownRefund(refunds) ? null : refundableOf(order, order.userId, boughtCoins)
  if (!refundable) return null
  const { amountPaisa, coins, taken } = refundable
  return { amount: takaOf(amountPaisa), coins, days: taken.days ?? 0, program: taken.program !== undefined }
}
