import { claimBonus } from '@prostuti/contract/billing/operations'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implementOnce } from '../../platform/idempotency/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readBillingProfiles } from './billing-profiles.ts'

/** The daily bonus, once a day in Dhaka. Throws `bonus_already_claimed`. */
export function createClaimBonus({ db, clock, constants, coins }: BillingDeps) {
  return implementOnce(claimBonus, { pool: db.pool, clock }, async (_, call, client) => {
    const { id: userId } = signedIn(call)
    const today = dhakaDay(clock.now())
    const { lastBonusOn } = await coins.lockBalance(client, userId)
    if (lastBonusOn !== null && lastBonusOn >= today) throw new AppError('bonus_already_claimed')
    const { DAILY_BONUS_COINS: given } = await constants(client)
    await coins.creditCoins(client, { userId, reason: 'daily_bonus', ref: today, at: clock.now() }, { given })
    await client.query('update coin_balances set last_bonus_on = $2 where user_id = $1', [String(userId), today])
    const [profile] = await readBillingProfiles(client, [userId])
    return profile!
  })
}
