import type { SiteBilling } from '@prostuti/contract'
import type { Feature } from '../../platform/feature.ts'
import type { Implementation } from '../../platform/http/call/implement.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import type { BillingDeps } from './billing-deps.ts'
import { billingRows } from './billing-rows.ts'
import { createClaimBonus } from './claim-bonus.ts'
import { exportedMoney } from './exported.ts'
import { createCreateUserPurchase } from './gifts/buy-for-person.ts'
import { createGetGiftFacts } from './gifts/get-gift-facts.ts'
import { createGiveCoins } from './gifts/give-coins.ts'
import { createCreateManualPurchase } from './gifts/give-program.ts'
import { createGrantPersonalizeOption } from './gifts/grant-own-start.ts'
import { createListLedger } from './list-ledger.ts'
import { createGetOrder } from './orders/get-order.ts'
import { createAbandonPurchase, createGetPurchase } from './orders/get-purchase.ts'
import { createListOrders } from './orders/list-orders.ts'
import { createStartPayment } from './orders/start-payment.ts'
import { purgeNotices } from './payments/purge-notices.ts'
import { createReceivePaymentNotice } from './payments/receive-payment-notice.ts'
import { reconcileOrders } from './payments/reconcile.ts'
import { createReturnFromGateway } from './payments/return-from-gateway.ts'
import { createPersonalizeProgram } from './personalize-program.ts'
import { createListPremiumPacks } from './premium/list-premium-packs.ts'
import { createPurchaseExam } from './purchase-exam.ts'
import { createGetReconciliation } from './reconciliation/get-reconciliation.ts'
import { createReconcileMonth } from './reconciliation/reconcile-month.ts'
import { reconcileNightly } from './reconciliation/reconcile-nightly.ts'
import { createStartReconciliation } from './reconciliation/start-reconciliation.ts'
import { pursueRefunds } from './refunds/pursue-refunds.ts'
import { createSiteBilling } from './site-billing.ts'
import { createCheckPayment } from './staff/check-payment.ts'
import { createGetPayment } from './staff/get-payment.ts'
import { createListPayments } from './staff/list-payments.ts'
import { createListUserPurchases } from './staff/list-user-purchases.ts'
import { createRefundPayment } from './staff/refund-payment.ts'
import { createReleasePayment } from './staff/release-payment.ts'
import { createSumPayments } from './staff/sum-payments.ts'

export { readBillingProfiles } from './billing-profiles.ts'
export { createExamAccess, type ExamAccess } from './exam-access.ts'
export { createFindExamBuyers } from './find-exam-buyers.ts'
export { createFindHoldings } from './find-holdings.ts'
export {
  GatewayError,
  type PaymentGateway,
  type RefundAnswer,
  type SessionRequest,
  type Validation,
} from './gateway/payment-gateway.ts'
export { type CoinLedger, coinLedger } from './ledger.ts'
export { countOpenOrders } from './orders/count-open-orders.ts'
export { type LockOrder, lockOrder } from './orders/lock-order.ts'
export { takaOf } from './orders/money.ts'
export { type FindValidationFault, findValidationFault } from './payments/find-validation-fault.ts'
export { premiumUntil } from './premium/premium-until.ts'
export { createFindPayer, type ReadHeld, readHeld } from './staff/read-held.ts'
export { createReadLedger } from './staff/read-ledger.ts'
export { createReadPurchases } from './staff/read-purchases.ts'

export interface Billing extends Feature<SiteBilling> {
  /** What a page shows of coins and purchases, for the person who asks for it. */
  pages(request: SiteRequest): SiteBilling
  /** Asks the gateway for the orders and refunds that are due. Many processes may do so at once. Resolves to their number. */
  askGateway(): Promise<number>
}

/** Coins, premium and purchases: who has what, where it came from and where it went. */
export function createBilling(deps: BillingDeps): Billing {
  const { db, clock, gateway } = deps
  const askGateway = async () =>
    gateway ? (await reconcileOrders(deps, gateway)) + (await pursueRefunds(deps, gateway)) : 0
  return {
    implementations: [
      createClaimBonus(deps),
      createPurchaseExam(deps),
      createListLedger(deps),
      createPersonalizeProgram(deps),
      createListPremiumPacks(deps),
      ...giftOperations(deps),
      ...paymentOperations(deps),
    ],
    pages: createSiteBilling(deps),
    askGateway,
    sweeps: [{ everyMs: 5_000, run: askGateway }],
    scheduled: [{ name: 'reconcile-payments', everyMs: 600_000, run: () => reconcileNightly(deps) }],
    purges: [() => purgeNotices(db.pool, clock.now())],
    taskHandlers: [createReconcileMonth(deps)],
    personRows: billingRows,
    exported: exportedMoney,
  }
}

/** What staff give. */
function giftOperations(deps: BillingDeps): Implementation[] {
  return [
    createGetGiftFacts(deps),
    createCreateUserPurchase(deps),
    createCreateManualPurchase(deps),
    createGrantPersonalizeOption(deps),
    createGiveCoins(deps),
  ]
}

function paymentOperations(deps: BillingDeps): Implementation[] {
  return [
    createStartPayment(deps),
    createReceivePaymentNotice(deps),
    createReturnFromGateway(deps),
    createGetPurchase(deps),
    createAbandonPurchase(deps),
    createListOrders(deps),
    createGetOrder(deps),
    createListPayments(deps),
    createSumPayments(deps),
    createGetPayment(deps),
    createCheckPayment(deps),
    createGetReconciliation(deps),
    createStartReconciliation(deps),
    createListUserPurchases(deps),
    createReleasePayment(deps),
    createRefundPayment(deps),
  ]
}
