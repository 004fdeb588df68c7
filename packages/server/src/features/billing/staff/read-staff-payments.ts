import type { Language, StaffPayment } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/people/tables.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { takaOf } from '../orders/money.ts'
import { ownRefund, presentOrder } from '../orders/present-order.ts'
import { readRefunds } from '../orders/read-refunds.ts'
import { readUses } from '../refunds/read-uses.ts'
import { type Refundable, refundableOf } from '../refunds/take-back.ts'
import { readSurplus } from '../surplus/read-surplus.ts'
import { paymentOrders } from '../tables/orders.ts'

type Reading = Pick<Database['orm'], 'select' | 'execute'>

/** To whom and when payments are shown: what is unused of them changes with time. */
export interface Showing {
  readonly language: Language
  readonly now: number
}

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
export async function readStaffPayment(client: PoolClient, id: bigint, showing: Showing): Promise<StaffPayment | null> {
  const orm = drizzle(client)
  const rows = await selectWithPeople(orm).where(eq(paymentOrders.id, id))
  const [payment] = await presentStaffPayments(orm, rows, showing)
  return payment ?? null
}

export async function presentStaffPayments(
  orm: Reading,
  rows: readonly OrderOfPerson[],
  { language, now }: Showing,
): Promise<StaffPayment[]> {
  const ids = rows.map(({ order }) => order.id)
  // One after the other: in a transaction there is one connection.
  const refunds = await readRefunds(orm, ids)
  const surplus = await readSurplus(orm, ids)
  const uses = await readUses(
    orm,
    rows.map(({ order }) => order),
    now,
  )
  return rows.map(({ order, name }) => {
    const own = refunds.get(order.id) ?? []
    const use = ownRefund(own) ? null : (uses.get(order.id) ?? null)
    return {
      ...presentOrder(order, own, language),
      user: order.userId === null ? null : { id: String(order.userId), name: name ?? '' },
      ...{ channel: order.channel, method: order.method, gateway_ref: order.bankTranId },
      held_reason: order.state === 'held' ? order.heldReason : null,
      refunds: own,
      share: use?.share ?? null,
      refundable: ownRefund(own) ? null : presentRefundable(refundableOf(order, use)),
      surplus: surplus.get(order.id) ?? [],
    }
  })
}

function presentRefundable(refundable: Refundable | null): StaffPayment['refundable'] {
  if (!refundable) return null
  const { amountPaisa, coins, taken } = refundable
  return { amount: takaOf(amountPaisa), coins, days: taken.days ?? 0, program: taken.program !== undefined }
}
