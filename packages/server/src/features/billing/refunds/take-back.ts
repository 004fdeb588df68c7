import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CoinLedger } from '../ledger.ts'
import { takeBackCoins } from '../ledger.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { overPremium } from '../over-premium.ts'
import { grantPremium, takeBackPremium } from '../premium/grant-premium.ts'
import { findSurplusAmount } from '../surplus/read-surplus.ts'
import type { paymentRefunds, TakenEffect } from '../tables/refunds.ts'

type RefundRow = typeof paymentRefunds.$inferSelect

/** What can be paid back of an order, and what is to be taken from the person for it (decision 0049). */
export interface Refundable {
  readonly amountPaisa: number
  readonly coins: number
  readonly taken: TakenEffect
}

interface Subject {
  readonly order: OrderRow
  /** Null once the person is deleted. */
  readonly userId: bigint | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Of a held order everything, of a paid one what the person still has: bought coins that are unspent, in proportion and rounded down to
 * the paisa; a program or days of premium as a whole. Null where that is nothing.
 */
export function refundableOf(
  order: OrderRow,
  userId: bigint | null,
  /** The person's coins that were bought and are unspent. */
  boughtCoins: number,
): Refundable | null {
  const { amountPaisa, product } = order
  // What was taken by hand is given back by hand: the gateway has none of it.
  if (order.channel === 'hand') return null
  if (order.state === 'held') return { amountPaisa, coins: 0, taken: {} }
  if (order.state !== 'paid') return null
  if (order.category === 'program_purchase')
    return { amountPaisa, coins: 0, taken: userId === null ? {} : { program: Number(order.productId) } }
  if (order.category === 'premium_pack_purchase')
    return { amountPaisa, coins: 0, taken: userId === null || product.days === null ? {} : { days: product.days } }
  if (userId === null || product.coins === null) return null
  const unspent = Math.min(boughtCoins, product.coins)
  const refunded = Math.floor((amountPaisa * unspent) / product.coins)
  return refunded === 0 ? null : { amountPaisa: refunded, coins: unspent, taken: {} }
}

/** The same, with the person's coins locked, so that nobody spends them meanwhile. */
export async function findRefundable(
  client: PoolClient,
  coins: Pick<CoinLedger, 'lockBalance'>,
  { order, userId }: Subject,
): Promise<Refundable | null> {
  const hasCoins = order.category === 'coin_purchase' && order.state === 'paid' && userId !== null
  const bought = hasCoins ? (await coins.lockBalance(client, userId)).bought : 0
  return refundableOf(order, userId, bought)
}

/** A surplus payment gave nothing. Throws `not_found` for one that is not this order's. */
export async function findRefundableSurplus(client: PoolClient, orderId: bigint, id: bigint): Promise<Refundable> {
  const amountPaisa = await findSurplusAmount(drizzle(client), orderId, id)
  if (amountPaisa === null) throw new AppError('not_found')
  return { amountPaisa, coins: 0, taken: {} }
}

/** Takes from the person what they get their money back for. `ref` names the refund in the ledger. */
export async function takeBack(
  client: PoolClient,
  coins: Pick<CoinLedger, 'lockBalance'>,
  { order, userId, at }: Subject,
  { coins: bought, taken, ref }: Refundable & { readonly ref: string },
): Promise<void> {
  if (userId === null) return
  if (bought > 0) await takeBackCoins(client, { userId, reason: 'refund', ref, at }, { given: 0, bought })
  if (taken.program !== undefined)
    await client.query(`delete from program_enrollments where user_id = $1 and program_id = $2 and source = 'taka'`, [
      String(userId),
      taken.program,
    ])
  if (taken.days !== undefined) await takeBackPremium(client, coins, { userId, orderId: order.id, at })
}

/** Gives it back where the gateway could not pay. */
export async function giveBack(
  client: PoolClient,
  coins: CoinLedger,
  { order, userId, at }: Subject,
  { id, coins: bought, taken }: RefundRow,
): Promise<void> {
  if (userId === null) return
  if (bought > 0) await coins.creditCoins(client, { userId, reason: 'refund', ref: `${id} failed`, at }, { bought })
  if (taken.program !== undefined)
    await client.query(
      `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, 'taka', $3)
       ${overPremium}`,
      [String(userId), taken.program, new Date(at)],
    )
  if (taken.days !== undefined) await grantPremium(client, coins, { userId, orderId: order.id, days: taken.days, at })
}
