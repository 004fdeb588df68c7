import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { requireShownPrice } from '../require-shown-price.ts'
import { paymentOrders } from '../tables/orders.ts'
import { firstCheckOf } from './check-schedule.ts'
import type { OrderRow } from './lock-order.ts'
import { intentHashOf, newTranId, returnTokenHash, returnTokenOf } from './order-secrets.ts'
import { findProductForSale, type PurchaseRequest } from './product-for-sale.ts'

/** Orders of one person that may be pending at once. Nobody needs so many; each asks the gateway for a page, and later for its state. */
export const maxPendingOrders = 20

const dayMs = 24 * 60 * 60 * 1000

/** A person's wish to buy something. */
export interface PurchaseIntent {
  readonly userId: bigint
  /** The caller's `Idempotency-Key`. */
  readonly key: string
  readonly asked: PurchaseRequest
}

/**
 * The order of this intent, committed: the same person and key get the same one. Throws `idempotency_mismatch` for a key that came with
 * another purchase or price, `too_many_orders`, `conflict` where the person was shown another price, and what `findProductForSale` throws.
 */
export function placeOrder(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'constants'>,
  intent: PurchaseIntent,
): Promise<OrderRow> {
  return inTransaction(deps.db.pool, async client => {
    await holdPerson(client, intent.userId)
    return (
      (await findEarlier(client, intent)) ??
      (await insert(client, deps, intent)) ??
      // The same call at the same moment has been faster.
      (await findEarlier(client, intent))!
    )
  })
}

async function findEarlier(client: PoolClient, { userId, key, asked }: PurchaseIntent): Promise<OrderRow | undefined> {
  const [order] = await drizzle(client)
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.intentHash, intentHashOf(userId, key))))
  const isSame =
    order?.category === asked.category &&
    order.productId === asked.product_id &&
    order.offerId === (asked.offer_id ?? null) &&
    order.redirectUrl === asked.redirect_url &&
    (asked.cost_in_tk === undefined || order.amountPaisa === asked.cost_in_tk * 100)
  if (order && !isSame) throw new AppError('idempotency_mismatch')
  return order
}

async function insert(
  client: PoolClient,
  deps: Pick<PaymentDeps, 'clock' | 'constants'>,
  { userId, key, asked }: PurchaseIntent,
): Promise<OrderRow | undefined> {
  const { product, amountPaisa } = await findProductForSale(client, deps, asked, userId)
  requireShownPrice('cost_in_tk', asked.cost_in_tk, amountPaisa / 100)
  const now = deps.clock.now()
  await requireFewPending(client, userId, now)
  const tranId = newTranId(now)
  const dayLater = new Date(now + dayMs)
  const [order] = await drizzle(client)
    .insert(paymentOrders)
    .values({
      tranId,
      userId,
      category: asked.category,
      productId: asked.product_id,
      offerId: asked.offer_id ?? null,
      product,
      amountPaisa,
      returnTokenHash: returnTokenHash(returnTokenOf(key, tranId)),
      returnTokenEnds: dayLater,
      redirectUrl: asked.redirect_url,
      intentHash: intentHashOf(userId, key),
      createdAt: new Date(now),
      expiresAt: dayLater,
      ...firstCheckOf(now),
    })
    .onConflictDoNothing({ target: paymentOrders.intentHash })
    .returning()
  return order
}

/** Orders of one person are counted one after the other; those that are over by the clock do not count, noticed or not. */
async function requireFewPending(client: PoolClient, userId: bigint, now: number): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`orders of ${userId}`])
  const { rows } = await client.query<{ pending: number }>(
    `select count(*)::int as pending from payment_orders where user_id = $1 and state = 'pending' and expires_at > $2`,
    [String(userId), new Date(now)],
  )
  if (rows[0]!.pending >= maxPendingOrders) throw new AppError('too_many_orders')
}
