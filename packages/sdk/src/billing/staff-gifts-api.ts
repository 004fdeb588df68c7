import type { BillingProfile, CoinsGiven, GiftFacts, GivenProgram, WirePart } from '@prostuti/contract'
import {
  createManualPurchase,
  createUserPurchase,
  getGiftFacts,
  giveCoins,
  grantPersonalizeOption,
} from '@prostuti/contract/billing/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'

type ProgramGift = WirePart<'billing.createManualPurchase', 'body'>
type ProgramPurchase = WirePart<'billing.createUserPurchase', 'body'>
type OwnStart = WirePart<'billing.grantPersonalizeOption', 'body'>
type CoinGift = WirePart<'billing.giveCoins', 'body'>

/** The calls by which staff give a person something; each has its effect once, however often it is sent again. */
export interface StaffGiftsApi {
  /** What a person has, and what can be given. Throws `not_found`. */
  facts(user: string): Promise<GiftFacts>
  /**
   * A program, free without a `payment`. Throws `already_purchased`, and `confirm_required` while an online payment for it is held.
   */
  giveProgram(gift: ProgramGift): Promise<GivenProgram>
  /** A program for the person's own coins. Throws `already_purchased`, `insufficient_coins` and `purchase_required`. */
  buyProgram(purchase: ProgramPurchase): Promise<GivenProgram>
  /** The person begins the program when they say. Throws `purchase_required` and `conflict`. */
  giveOwnStart(gift: OwnStart): Promise<BillingProfile>
  /** Negative `coins` are taken. Throws `forbidden` beyond the role's limit, and `insufficient_coins`. */
  giveCoins(gift: CoinGift): Promise<CoinsGiven>
}

/**
 * `StaffGiftsApi` of a client.
 *
 * @example const { before, after } = await staffGiftsApiOf(prostuti).giveCoins({ user, coins: 100, reason })
 */
export function staffGiftsApiOf({ http }: Pick<Prostuti, 'http'>): StaffGiftsApi {
  const once = <Value>(intent: object, call: (idempotencyKey: string) => Promise<Value>): Promise<Value> =>
    oncePerIntent(http, JSON.stringify(intent), call)
  return {
    facts: user => http.call(getGiftFacts, { query: { user } }, { fresh: true }),
    giveProgram: body =>
      once({ give: 'program', body }, idempotencyKey =>
        http.call(
          createManualPurchase,
          { query: { free_access: body.payment ? 'false' : 'true' }, body },
          { idempotencyKey },
        ),
      ),
    buyProgram: body =>
      once({ give: 'bought program', body }, idempotencyKey =>
        http.call(createUserPurchase, { body }, { idempotencyKey }),
      ),
    giveOwnStart: body =>
      once({ give: 'own start', body }, idempotencyKey =>
        http.call(grantPersonalizeOption, { body }, { idempotencyKey }),
      ),
    giveCoins: body =>
      once({ give: 'coins', body }, idempotencyKey => http.call(giveCoins, { body }, { idempotencyKey })),
  }
}
