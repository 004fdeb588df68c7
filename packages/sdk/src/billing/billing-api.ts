import type { BillingProfile, ReturnsOf } from '@prostuti/contract'
import { claimBonus, listLedger, purchaseExam } from '@prostuti/contract/billing/operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** What coins buy; what costs nothing is entered. */
export type Purchase = ({ readonly program: string } | { readonly exam: string }) & {
  /** The price in coins that the person was shown: where it has changed, nothing is bought. */
  readonly cost?: number
}

/** The calls of coins. Those that spend or give carry an idempotency key; the person's balance follows them everywhere. */
export interface BillingApi {
  /** How this person's coins came and went, newest first. */
  ledger(page?: PageFilter): Promise<ReturnsOf<'billing.listLedger'>>
  /**
   * Buys with coins what costs some, and enters what costs nothing. Throws `ApiError` with `insufficient_coins` or
   * `purchase_required` (which `refusalOf` details), `already_purchased`, `forbidden` to an anonymous person and, where
   * `cost` is not what it takes now, `conflict` (`isPriceChange`).
   */
  purchase(what: Purchase): Promise<BillingProfile>
  /** The coins of today, once a day in Dhaka. Throws `bonus_already_claimed`. */
  claimBonus(): Promise<BillingProfile>
}

type BillingClient = Pick<Prostuti, 'http'> & { readonly auth?: Pick<Prostuti['auth'], '$user' | '$token' | 'accept'> }

/**
 * Coins: how many there are, where they went, and what they buy.
 * @example const { coins } = await billingApiOf(prostuti).purchase({ program: '3' })
 */
export function billingApiOf({ http, auth }: BillingClient): BillingApi {
  /** One wish of one person. */
  const spend = async (wish: object, call: (key: string) => Promise<BillingProfile>) => {
    const token = auth?.$token.get()
    const profile = await oncePerIntent(http, JSON.stringify([auth?.$user.get()?.id, wish]), call)
    const user = auth?.$user.get()
    // Another person may have signed in while the answer was on its way.
    if (auth && user && token && token === auth.$token.get())
      auth.accept({ token, user_info: { ...user, billing_profile: profile } })
    return profile
  }
  return {
    ledger: (page = {}) => http.call(listLedger, { query: pageQueryOf(page) }),
    purchase: what =>
      spend(what, async idempotencyKey => {
        const { billing_profile: profile } = await http.call(purchaseExam, { body: what }, { idempotencyKey })
        return profile
      }),
    claimBonus: () =>
      spend({ bonus: 'daily' }, idempotencyKey =>
        http.call(claimBonus, { body: { category: 'daily' } }, { idempotencyKey }),
      ),
  }
}
