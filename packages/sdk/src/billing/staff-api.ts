import type { Prostuti } from '../client.ts'
import { staffGiftsApiOf } from './staff-gifts-api.ts'
import { staffPaymentsApiOf } from './staff-payments-api.ts'
import { staffUserPurchasesApiOf } from './staff-user-purchases-api.ts'

/** The staff's calls of `billing`, a group for each screen. */
export const staffOfBilling = (client: Pick<Prostuti, 'http'>) => ({
  gifts: staffGiftsApiOf(client),
  payments: staffPaymentsApiOf(client),
  userPurchases: staffUserPurchasesApiOf(client),
})
