import type { Purchase } from '@prostuti/sdk/billing'

/** What somebody is about to get. */
export interface PurchaseSubject {
  readonly what: Purchase
  readonly title: string
  /** In coins; 0: it is entered, not bought. */
  readonly cost: number
}
