import type { Log } from '../../../platform/log.ts'
import type { GatewayStore } from './gateway-store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createSslCommerz } from './sslcommerz.ts'

export interface OpenGatewayOptions {
  /** Null or undefined: there is none. */
  readonly store: GatewayStore | null | undefined
  readonly siteUrl: string
  readonly log: Log
}

/** The gateway of this process; without a store nothing can be bought for taka, and the log says so. */
export function openGateway({ store, siteUrl, log }: OpenGatewayOptions): PaymentGateway | undefined {
  if (store) return createSslCommerz({ ...store, siteUrl })
  log.warn('payments are off: GATEWAY_URL, GATEWAY_STORE_ID and GATEWAY_STORE_PASSWORD are not set')
  return undefined
}
