import type { Refund } from '@prostuti/contract'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { paymentRefunds } from '../tables/refunds.ts'
import { takaOf } from './money.ts'

/** The refunds of these orders, oldest first, by the order's id. */
export async function readRefunds(
  orm: Pick<Database['orm'], 'select'>,
  orders: readonly bigint[],
): Promise<ReadonlyMap<bigint, Refund[]>> {
  const rows = await orm
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.orderId, [...orders]))
    .orderBy(asc(paymentRefunds.id))
  const found = new Map<bigint, Refund[]>()
  for (const { id, orderId, surplusId, amountPaisa, coins, state, requestedAt } of rows) {
    const surplus = surplusId === null ? null : String(surplusId)
    const refund = { id: String(id), surplus, amount: takaOf(amountPaisa), coins, state, at: requestedAt.toISOString() }
    found.set(orderId, [...(found.get(orderId) ?? []), refund])
  }
  return found
}
