import type { SiteBilling } from '@prostuti/contract'
import type { Implementation } from '../api/implement.ts'
import type { SiteRequest } from '../api/site-request.ts'
import type { BillingDeps } from './billing-deps.ts'
import { createClaimBonus } from './claim-bonus.ts'
import { createListLedger, ledgerPage } from './list-ledger.ts'
import { createPersonalizeProgram } from './personalize-program.ts'
import { createPurchaseExam } from './purchase-exam.ts'

export { readBillingProfiles } from './billing-profiles.ts'
export { billingRows } from './billing-rows.ts'
export { createExamAccess, type ExamAccess } from './exam-access.ts'
export { type CoinLedger, coinLedger } from './ledger.ts'

export { GatewayError, type PaymentGateway } from './payments/payment-gateway.ts'

export interface Billing {
  readonly implementations: Implementation[]
  /** What a page shows of coins, for whoever asks for it. */
  pages(request: SiteRequest): SiteBilling
}

/** Coins: who has how many, where they came from and where they went. */
export function createBilling(deps: BillingDeps): Billing {
  return {
    implementations: [
      createClaimBonus(deps),
      createPurchaseExam(deps),
      createListLedger(deps),
      createPersonalizeProgram(deps),
    ],
    pages: request => ({
      async ledger(page) {
        const viewer = await request.viewer()
        return viewer && ledgerPage(deps, { page }, viewer, request.language)
      },
      paymentsOn: false,
      coinOptions: async () => [],
      premiumPacks: async () => [],
      orders: async () => null,
      receipt: async () => null,
      purchase: async () => null,
    }),
  }
}
