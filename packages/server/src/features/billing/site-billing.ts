import { Id, type SiteBilling } from '@prostuti/contract'
import { inLanguage } from '../../platform/db/in-language.ts'
import type { SiteRequest } from '../../platform/http/call/site-request.ts'
import { presentCoinOptions } from '../core/index.ts'
import type { BillingDeps } from './billing-deps.ts'
import { ledgerPage } from './list-ledger.ts'
import { findReceipt } from './orders/get-order.ts'
import { findPurchase } from './orders/get-purchase.ts'
import { ordersPage } from './orders/list-orders.ts'
import { readPacks } from './premium/read-packs.ts'

/** Coins and purchases as pages show them. Nothing here spends or changes anything. */
export function createSiteBilling(deps: BillingDeps): (request: SiteRequest) => SiteBilling {
  return ({ viewer: findViewer, language }) => ({
    async ledger(page) {
      const viewer = await findViewer()
      return viewer && ledgerPage(deps, { page }, viewer, language)
    },
    paymentsOn: deps.gateway !== null,
    async bonusCoins() {
      const { DAILY_BONUS_COINS: coins } = await deps.constants(deps.db.pool)
      return coins
    },
    async coinOptions() {
      return presentCoinOptions(await deps.constants(deps.db.pool), title => inLanguage(title, language))
    },
    premiumPacks: () => readPacks(deps.db, language),
    async orders(page) {
      const viewer = await findViewer()
      return viewer && ordersPage(deps, { page }, viewer, language)
    },
    async receipt(id) {
      const viewer = await findViewer()
      return viewer && Id.safeParse(id).success ? findReceipt(deps, id, viewer, language) : null
    },
    purchase: token => findPurchase(deps, token, language),
  })
}
