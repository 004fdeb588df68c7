/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

export const listUserPurchases = staffOperation(
  'billing.listUserPurchases',
  'GET',
  'billing/v1/admin-user-program-purchase/',
  'people.read',
)
export const createUserPurchase = staffOperation(
  'billing.createUserPurchase',
  'POST',
  'billing/v1/admin-user-program-purchase/',
  'people.give_programs',
)
export const createManualPurchase = staffOperation(
  'billing.createManualPurchase',
  'POST',
  'billing/v1/admin-manual-purchase/',
  'people.give_programs',
)
export const grantPersonalizeOption = staffOperation(
  'billing.grantPersonalizeOption',
  'POST',
  'billing/v1/admin-give-user-personalize-option/',
  'people.give_programs',
)
export const listPayments = staffOperation('billing.listPayments', 'GET', 'billing/v1/admin-orders/', 'money.read')
export const releasePayment = staffOperation(
  'billing.releasePayment',
  'POST',
  'billing/v1/admin-orders/{id}/release/',
  'money.settle',
  { takesKey: true },
)
export const refundPayment = staffOperation(
  'billing.refundPayment',
  'POST',
  'billing/v1/admin-orders/{id}/refund/',
  'money.settle',
  { takesKey: true, limit: 'text' },
)
