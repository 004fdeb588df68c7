import { randomBytes } from 'node:crypto'
import type { HandPayment } from '@prostuti/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ProgramRow } from '../enter-program.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { newTranId } from '../orders/order-secrets.ts'
import { paymentOrders } from '../tables/orders.ts'

const paidBefore = {
  bn: 'এই লেনদেন নম্বরে আগেই একটি প্রোগ্রাম দেওয়া হয়েছে।',
  en: 'A program has been given for this transfer already.',
}

interface HandOrder {
  readonly userId: bigint
  readonly program: ProgramRow
  readonly payment: HandPayment
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Writes money that staff took into the books, as an order that is paid. Throws `conflict` for a transfer that stands there already. */
export async function writeHandOrder(
  client: PoolClient,
  { userId, program, payment: { amount, method, reference }, at }: HandOrder,
): Promise<OrderRow> {
  const now = new Date(at)
  const [order] = await drizzle(client)
    .insert(paymentOrders)
    .values({
      ...{ tranId: newTranId(at), userId, channel: 'hand', category: 'program_purchase' },
      ...{ productId: String(program.id), product: { title: program.title, coins: null, days: null } },
      ...{ amountPaisa: amount * 100, state: 'paid', method, bankTranId: reference },
      ...{ createdAt: now, paidAt: now, expiresAt: now },
      // Nobody comes back from a gateway: no token opens it, and no intent finds it.
      ...{ returnTokenHash: randomBytes(32), returnTokenEnds: now, intentHash: randomBytes(32) },
      redirectUrl: `/program?id=${program.id}`,
    })
    .onConflictDoNothing()
    .returning()
  if (!order) throw new AppError('conflict', { detail: paidBefore })
  return order
}
