import type {
  CoinOption,
  Order,
  PaymentReceipt,
  PremiumPack,
  PurchaseStatus,
  ReturnsOf,
  WirePart,
} from '@prostuti/contract'
import {
  abandonPurchase,
  getOrder,
  getPurchase,
  listOrders,
  listPremiumPacks,
  startPayment,
} from '@prostuti/contract/billing/operations'
import type { Prostuti } from '../client.ts'
import { productApiOf } from '../core/index.ts'
import { ApiError } from '../http/api-error.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { rememberPurchase } from './remembered-purchase.ts'

/** What is bought for taka, at the price that the person was shown, and where the person comes back to. */
export type PaymentRequest = WirePart<'billing.startPayment', 'body'>

/** A payment that has begun, and where to go for it. */
export type StartedPayment = ReturnsOf<'billing.startPayment'>

/** The calls of buying for taka. Amounts are texts with two decimals (`50.00`), prices of what is offered whole taka. */
export interface PaymentsApi {
  /**
   * Orders something and answers with the gateway's page, which the person is then led to; this device remembers the purchase
   * (`rememberedPurchase`). The same wish keeps its idempotency key until the server has answered for good, so that it is
   * ordered once. Throws `ApiError` with `payment_not_started`, `payments_off`, `already_purchased` and, where `cost_in_tk`
   * is not its price now, `conflict` (`isPriceChange`); no money has moved then.
   */
  startPayment(request: PaymentRequest): Promise<StartedPayment>
  /** What the token of the way back finds, for 24 h. */
  getPurchase(token: string): Promise<PurchaseStatus>
  /** Ends the wait for a purchase that the person says they have not paid; what is paid nevertheless still counts. */
  abandonPurchase(token: string): Promise<PurchaseStatus>
  /** This person's orders, newest first. */
  orders(page?: PageFilter): Promise<ReturnsOf<'billing.listOrders'>>
  /** One of them with its receipt. */
  order(id: Order['id']): Promise<PaymentReceipt>
  premiumPacks(): Promise<PremiumPack[]>
  coinOptions(): Promise<CoinOption[]>
  /** Whether anything can be bought for taka here. */
  paymentsOn(): Promise<boolean>
}

type PaymentsClient = Pick<Prostuti, 'http' | 'platform'> & { readonly auth?: Pick<Prostuti['auth'], '$user'> }

/**
 * Payments for taka: beginning one and asking how it stands.
 * @example const { GatewayPageURL } = await paymentsApiOf(prostuti).startPayment(request)
 */
export function paymentsApiOf({ http, platform, auth }: PaymentsClient): PaymentsApi {
  const product = productApiOf({ http })
  return {
    async startPayment(request) {
      const person = auth?.$user.get()?.id ?? null
      const wish = JSON.stringify([person, { pay: request }])
      const started = await oncePerIntent(http, wish, async idempotencyKey => {
        const answer = await http.call(startPayment, { body: request }, { idempotencyKey })
        requireWebPage(answer)
        return answer
      })
      const { category, product_id } = request
      rememberPurchase(platform, { purchase: started.purchase, category, product_id, person })
      return started
    },
    getPurchase: token => http.call(getPurchase, { params: { return_token: token } }),
    abandonPurchase: token => http.call(abandonPurchase, { params: { return_token: token }, body: {} }),
    orders: (page = {}) => http.call(listOrders, { query: pageQueryOf(page) }),
    order: id => http.call(getOrder, { params: { id } }),
    premiumPacks: async () => (await http.call(listPremiumPacks)).results,
    coinOptions: async () => parseCoinOptions((await product.constants()).COINS_PURCHASE_OPTIONS),
    paymentsOn: async () => (await product.config()).features.payments === true,
  }
}

/** A page is left for the address: nothing but a web page may stand there (`javascript:` would run here). */
function requireWebPage({ GatewayPageURL }: StartedPayment): void {
  if (/^https?:\/\//i.test(GatewayPageURL)) return
  const call = `[${startPayment.method}] ${startPayment.path}`
  throw new ApiError({ code: 'payment_not_started', status: 503, call, detail: 'no address of a payment page' })
}

/** The constant `COINS_PURCHASE_OPTIONS` is a JSON text; without it nothing is on sale. */
function parseCoinOptions(text: string | undefined): CoinOption[] {
  return text ? (JSON.parse(text) as CoinOption[]) : []
}
