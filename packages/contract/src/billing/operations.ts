import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const claimBonus = operation('billing.claimBonus', 'POST', 'billing/v1/claim-bonus/', 'member', {
  takesKey: true,
  limit: 'spend',
})
export const startPayment = operation('billing.startPayment', 'POST', 'billing/v1/ssl-commerz-session/', 'member', {
  takesKey: true,
  limit: 'spend',
})
export const receivePaymentNotice = operation(
  'billing.receivePaymentNotice',
  'POST',
  'billing/v1/ssl-commerz/ipn/',
  'gateway',
)
export const returnFromGateway = operation(
  'billing.returnFromGateway',
  'POST',
  'billing/v1/ssl-commerz/return/{outcome}/',
  'gateway',
)
export const purchaseExam = operation('billing.purchaseExam', 'POST', 'billing/v1/purchase-exam/', 'learner', {
  takesKey: true,
  limit: 'spend',
})
export const getPurchase = operation('billing.getPurchase', 'GET', 'billing/v1/purchases/{return_token}/', 'anyone')
export const abandonPurchase = operation(
  'billing.abandonPurchase',
  'POST',
  'billing/v1/purchases/{return_token}/abandon/',
  'anyone',
)
export const listOrders = operation('billing.listOrders', 'GET', 'billing/v1/orders/', 'owner')
export const getOrder = operation('billing.getOrder', 'GET', 'billing/v1/orders/{id}/', 'owner')
export const listLedger = operation('billing.listLedger', 'GET', 'billing/v1/ledger/', 'owner')
export const personalizeProgram = operation(
  'billing.personalizeProgram',
  'POST',
  'billing/v1/personalize-program-info/',
  'member',
  { takesKey: true, limit: 'spend' },
)
export const listPremiumPacks = operation('billing.listPremiumPacks', 'GET', 'core/v1/premiumpack/', 'anyone')
