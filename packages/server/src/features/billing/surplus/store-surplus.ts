import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Validation } from '../gateway/payment-gateway.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { surplusPayments } from '../tables/surplus.ts'

/** Keeps a payment that came once more for its order, to be paid back. Resolves to whether it had not been reported before. */
export async function storeSurplus(
  client: PoolClient,
  { id, amountPaisa }: OrderRow,
  { valId, bankTranId, method }: Validation,
  at: number,
): Promise<boolean> {
  const rows = await drizzle(client)
    .insert(surplusPayments)
    // A validation of another amount never comes here.
    .values({ orderId: id, valId, bankTranId, method, amountPaisa, receivedAt: new Date(at) })
    .onConflictDoNothing({ target: surplusPayments.valId })
    .returning({ id: surplusPayments.id })
  return rows.length > 0
}
