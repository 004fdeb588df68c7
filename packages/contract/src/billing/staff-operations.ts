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
  { takesKey: true, limit: 'spend' },
)
export const createManualPurchase = staffOperation(
  'billing.createManualPurchase',
  'POST',
  'billing/v1/admin-manual-purchase/',
  'people.give_programs',
  { takesKey: true, limit: 'spend' },
)
export const grantPersonalizeOption = staffOperation(
  'billing.grantPersonalizeOption',
  'POST',
  'billing/v1/admin-give-user-personalize-option/',
  'people.give_programs',
  { takesKey: true, limit: 'spend' },
)
/** Ours: what staff need to know of a person before they give something. */
export const getGiftFacts = staffOperation('billing.getGiftFacts', 'GET', 'billing/v1/admin-gifts/', 'people.read')
/** Ours: gives coins, or takes some. */
export const giveCoins = staffOperation(
  'billing.giveCoins',
  'POST',
  'billing/v1/admin-give-coins/',
  'people.give_coins',
  { takesKey: true, limit: 'spend' },
)
export const listPayments = staffOperation('billing.listPayments', 'GET', 'billing/v1/admin-orders/', 'money.read')
/** Ours: what the list finds, added up by day and by product. */
export const sumPayments = staffOperation('billing.sumPayments', 'GET', 'billing/v1/admin-order-sums/', 'money.read')
export const getPayment = staffOperation('billing.getPayment', 'GET', 'billing/v1/admin-orders/{id}/', 'money.read')
export const releasePayment = staffOperation(
  'billing.releasePayment',
  'POST',
  'billing/v1/admin-orders/{id}/release/',
  'money.settle',
  { takesKey: true, limit: 'text' },
)
export const refundPayment = staffOperation(
  'billing.refundPayment',
  'POST',
  'billing/v1/admin-orders/{id}/refund/',
  'money.settle',
  { takesKey: true, limit: 'text' },
)
/** Ours: asks the gateway for one order now. */
export const checkPayment = staffOperation(
  'billing.checkPayment',
  'POST',
  'billing/v1/admin-orders/{id}/check/',
  'money.settle',
)
/** Ours: our books beside the gateway's report, a month. */
export const getReconciliation = staffOperation(
  'billing.getReconciliation',
  'GET',
  'billing/v1/admin-reconciliation/',
  'money.reconcile',
)
export const startReconciliation = staffOperation(
  'billing.startReconciliation',
  'POST',
  'billing/v1/admin-reconciliation/',
  'money.reconcile',
)
