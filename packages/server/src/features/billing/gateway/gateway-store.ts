/** A store at a gateway. */
export interface GatewayStore {
  /** The gateway's origin: `https://securepay.sslcommerz.com`. */
  readonly url: string
  readonly storeId: string
  readonly storePassword: string
}

/**
 * The gateway's two documented hosts, for real money and for its own sandbox, each with the origins on which its payment pages
 * stand: the documented host itself and, for real money, the page server that it hands most sessions to.
 */
export const gatewayHosts: Readonly<Record<string, readonly string[]>> = {
  'https://securepay.sslcommerz.com': ['https://securepay.sslcommerz.com', 'https://epay.sslcommerz.com'],
  'https://sandbox.sslcommerz.com': ['https://sandbox.sslcommerz.com'],
}

/** The origins on which a gateway's payment pages may stand: of a gateway that is not the real one, its own alone. */
export function pageOriginsOf(url: string): readonly string[] {
  const { origin } = new URL(url)
  return gatewayHosts[origin] ?? [origin]
}
