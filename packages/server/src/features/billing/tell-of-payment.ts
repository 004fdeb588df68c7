import type { PoolClient } from 'pg'
import { notify } from '../../platform/notifications/notify.ts'
import type { LockedOrder } from './orders/lock-order.ts'
import { takaOf } from './orders/money.ts'

interface Paid extends LockedOrder {
  readonly kind: 'payment_credited' | 'payment_refunded'
  /** Of the payment, among those of its kind. */
  readonly key: string
  readonly amountPaisa: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tells the person of an order, who may be gone, in the transaction that moves the money. */
export async function tellOfPayment(
  client: PoolClient,
  { order, userId, kind, key, amountPaisa, at }: Paid,
): Promise<void> {
  if (userId === null) return
  const data = { order: String(order.id), product: order.product.title, amount: takaOf(amountPaisa) }
  await notify(client, { kind, key, data, people: [userId], at })
}
