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
import { type PurchaseUse, readUses } from './read-uses.ts'
import { paisaOfShare } from './unused-share.ts'

type RefundRow = typeof paymentRefunds.$inferSelect

/** What can be paid back of an order, and what is to be taken from the person for it (decisions 0049 and 0155). */
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
 * Of a held order everything, of a paid one its unused share, rounded down to the paisa. Null where that is nothing. Of who is gone
 * nobody knows what they used, so a program and premium go back whole.
 */
export function refundableOf(order: OrderRow, use: PurchaseUse | null): Refundable | null {
  const { amountPaisa, userId, category } = order
  // What was taken by hand is given back by hand: the gateway has none of it.
  if (order.channel === 'hand') return null
  if (order.state === 'held') return { amountPaisa, coins: 0, taken: {} }
  if (order.state !== 'paid') return null
  if (userId === null) return category === 'coin_purchase' ? null : { amountPaisa, coins: 0, taken: {} }
  if (!use) return null
  const { share, premiumMs } = use
  const refunded = paisaOfShare(amountPaisa, share)
  if (refunded === 0) return null
  const isCoins = category === 'coin_purchase'
  const taken = isCoins
    ? {}
    : category === 'program_purchase'
      ? { program: Number(order.productId) }
      : { days: share.unused, premiumMs }
  return { amountPaisa: refunded, coins: isCoins ? share.unused : 0, taken }
}

/** The same, with the person's coins and premium locked, so that nobody spends them meanwhile. */
export async function findRefundable(
  client: PoolClient,
  coins: Pick<CoinLedger, 'lockBalance'>,
  { order, userId, at }: Subject,
): Promise<Refundable | null> {
  if (order.state === 'paid' && order.category !== 'program_purchase' && userId !== null)
    await coins.lockBalance(client, userId)
  const uses = await readUses(drizzle(client), [order], at)
  return refundableOf(order, uses.get(order.id) ?? null)
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
  if (taken.days !== undefined) {
    const { days, premiumMs: lastsMs } = taken
    await grantPremium(client, coins, { userId, orderId: order.id, days, lastsMs, at })
  }
}
