import { giftBounds, limitOf } from '@prostuti/contract'
import { giveCoins } from '@prostuti/contract/billing/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { beyondLimit } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { type CoinChange, takeBackCoins } from '../ledger.ts'
import { coinGifts } from '../tables/gifts.ts'
import { holdReceiver } from './hold-receiver.ts'
import { tellOfGift } from './tell-of-gift.ts'

/**
 * Gives a person coins, or takes some that are there. Throws `not_found`, `forbidden` beyond the role's limit and to who gives to
 * themselves, and `insufficient_coins` where fewer are there.
 */
export function createGiveCoins(deps: BillingDeps) {
  return implementOnce(giveCoins, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const { user, coins, reason } = body
    const staff = signedIn(call)
    requireWithinLimit(staff, coins)
    const receiver = await holdReceiver(client, user, staff)
    const at = deps.clock.now()
    const balance = await deps.coins.lockBalance(client, receiver.id)
    const before = balance.given + balance.bought
    const [gift] = await drizzle(client)
      .insert(coinGifts)
      .values({ userId: receiver.id, coins, reason, at: new Date(at) })
      .returning({ id: coinGifts.id })
    const ref = String(gift!.id)
    const change = { userId: receiver.id, reason: 'gift', ref, at } as const
    if (coins > 0) await deps.coins.creditCoins(client, change, { given: coins })
    else await takeCoins(client, deps, change, -coins)
    const { given, bought, debt: owed } = await deps.coins.lockBalance(client, receiver.id)
    const after = given + bought
    await writeAudit(client, [
      {
        ...{ actor: staff.id, kind: 'person', id: receiver.id, action: coins > 0 ? 'coins given' : 'coins taken', at },
        before: { coins: before },
        after: { coins: after, change: coins, reason },
      },
    ])
    await tellOfGift(client, { receiver, key: `coins ${ref}`, data: { gift: 'coins', coins, reason }, at })
    return { before, after, owed }
  })
}

const tooFew = { bn: 'এত কয়েন তাঁর নেই।', en: 'They do not have so many coins.' }

function requireWithinLimit({ role }: Viewer, coins: number): void {
  const most = limitOf(role, 'people.give_coins')?.mostCoins ?? giftBounds.coins
  if (Math.abs(coins) > most) throw beyondLimit.coins(most)
}

/** Given coins first, as where a person spends them; nothing is owed for it. */
async function takeCoins(
  client: PoolClient,
  { coins: ledger }: Pick<BillingDeps, 'coins'>,
  change: CoinChange,
  coins: number,
): Promise<void> {
  const have = await ledger.lockBalance(client, change.userId)
  const missing = coins - have.given - have.bought
  if (missing > 0) throw new AppError('insufficient_coins', { missingCoins: missing, detail: tooFew })
  const given = Math.min(coins, have.given)
  await takeBackCoins(client, change, { given, bought: coins - given })
}
