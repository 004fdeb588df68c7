import type { UserInfo } from '@prostuti/contract'
import type { Purchase } from '@prostuti/sdk/billing'

/** What somebody is about to get. */
export interface PurchaseSubject {
  readonly what: Purchase
  readonly title: string
  /** When it begins, and where one enters it now. */
  readonly begins?: string
  /** In coins; 0: not for coins. What costs no taka either is entered, not bought. */
  readonly cost: number
  /** In whole taka, where that is a way to get it. */
  readonly taka?: number
}

/** Whether it is bought, with coins or taka, and not entered. */
export const isBought = ({ cost, taka = 0 }: PurchaseSubject): boolean => cost > 0 || taka > 0

/** How many more coins it takes; 0 too where nobody with coins is known. */
export function missingCoins({ cost }: PurchaseSubject, user: UserInfo | null | undefined): number {
  return user && !user.is_anonymous ? Math.max(cost - user.billing_profile.coins, 0) : 0
}
