import type { PoolClient } from 'pg'
import type { CoinLedger } from '../ledger.ts'
import { overPremium } from '../over-premium.ts'
import { grantPremium } from '../premium/grant-premium.ts'
import type { OrderRow } from './lock-order.ts'

/** What an order has given, as its row keeps it. */
export type CreditedEffect = Partial<Pick<OrderRow, 'coinsBefore' | 'coinsAfter' | 'premiumBefore' | 'premiumAfter'>>

interface Credit {
  readonly order: OrderRow
  readonly userId: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Gives what was paid for. Null, and nothing given, where the person has the program already. */
export async function creditOrder(
  client: PoolClient,
  coins: CoinLedger,
  { order, userId, at }: Credit,
): Promise<CreditedEffect | null> {
  if (order.category === 'coin_purchase') return creditCoins(client, coins, { order, userId, at })
  if (order.category === 'program_purchase') return (await enrol(client, { order, userId, at })) ? {} : null
  const days = amountOf(order, order.product.days)
  const { before, after } = await grantPremium(client, coins, { userId, orderId: order.id, days, at })
  return { premiumBefore: before, premiumAfter: after }
}

async function creditCoins(client: PoolClient, coins: CoinLedger, { order, userId, at }: Credit) {
  const bought = amountOf(order, order.product.coins)
  const change = { userId, reason: 'coin_purchase', ref: String(order.id), at } as const
  const { before, after } = await coins.creditCoins(client, change, { bought })
  return { coinsBefore: before, coinsAfter: after }
}

/** Whether the person did not have it before. */
async function enrol(client: PoolClient, { order, userId, at }: Credit): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, 'taka', $3)
     ${overPremium}`,
    [String(userId), order.productId, new Date(at)],
  )
  return rowCount === 1
}

function amountOf({ id, category }: OrderRow, amount: number | null): number {
  if (amount === null) throw new Error(`Order ${id} of category ${category} does not say how much it gives`)
  return amount
}
