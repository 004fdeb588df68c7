import type { SurplusPayment } from '@prostuti/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { takaOf } from '../orders/money.ts'
import { surplusPayments } from '../tables/surplus.ts'

type Reading = Pick<Database['orm'], 'select'>

/** The surplus payments of these orders, oldest first, by the order's id. */
export async function readSurplus(
  orm: Reading,
  orders: readonly bigint[],
): Promise<ReadonlyMap<bigint, SurplusPayment[]>> {
  const rows = await orm
    .select()
    .from(surplusPayments)
    .where(inArray(surplusPayments.orderId, [...orders]))
    .orderBy(asc(surplusPayments.id))
  const found = new Map<bigint, SurplusPayment[]>()
  for (const { id, orderId, amountPaisa, method, bankTranId, receivedAt } of rows) {
    const at = receivedAt.toISOString()
    const payment = { id: String(id), amount: takaOf(amountPaisa), method, gateway_ref: bankTranId, at }
    found.set(orderId, [...(found.get(orderId) ?? []), payment])
  }
  return found
}

/** Paisa of one surplus payment of an order; null where the order has no such payment. */
export async function findSurplusAmount(orm: Reading, orderId: bigint, id: bigint): Promise<number | null> {
  const [payment] = await orm
    .select({ amountPaisa: surplusPayments.amountPaisa })
    .from(surplusPayments)
    .where(and(eq(surplusPayments.orderId, orderId), eq(surplusPayments.id, id)))
  return payment?.amountPaisa ?? null
}
