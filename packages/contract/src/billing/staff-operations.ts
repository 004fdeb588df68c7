/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

export const listUserPurchases = operation(
  'billing.listUserPurchases',
  'GET',
  'billing/v1/admin-user-program-purchase/',
  'moderator',
)
export const createUserPurchase = operation(
  'billing.createUserPurchase',
  'POST',
  'billing/v1/admin-user-program-purchase/',
  'moderator',
)
export const createManualPurchase = operation(
  'billing.createManualPurchase',
  'POST',
  'billing/v1/admin-manual-purchase/',
  'moderator',
)
export const grantPersonalizeOption = operation(
  'billing.grantPersonalizeOption',
  'POST',
  'billing/v1/admin-give-user-personalize-option/',
  'moderator',
)
export const listPayments = operation('billing.listPayments', 'GET', 'billing/v1/admin-orders/', 'moderator')
export const releasePayment = operation(
  'billing.releasePayment',
  'POST',
  'billing/v1/admin-orders/{id}/release/',
  'moderator',
  { takesKey: true },
)
export const refundPayment = operation(
  'billing.refundPayment',
  'POST',
  'billing/v1/admin-orders/{id}/refund/',
  'moderator',
  { takesKey: true, limit: 'text' },
)
