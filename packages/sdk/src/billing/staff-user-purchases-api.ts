import type { ReturnsOf } from '@prostuti/contract'
import { listUserPurchases } from '@prostuti/contract/billing/staff-operations'
import type { Prostuti } from '../client.ts'

/** What staff see of a person's purchases. */
export interface StaffUserPurchasesApi {
  /** What a person has and what they have paid for, newest first. */
  of(user: string): Promise<ReturnsOf<'billing.listUserPurchases'>>
}

/**
 * `StaffUserPurchasesApi` of a client.
 *
 * @example const { results } = await staffUserPurchasesApiOf(prostuti).of('88213')
 */
export function staffUserPurchasesApiOf({ http }: Pick<Prostuti, 'http'>): StaffUserPurchasesApi {
  return { of: user => http.call(listUserPurchases, { query: { user } }) }
}
