/** The token of the way back (`?purchase=`), by which a payment is found again; null where an address has none. */
export function returnToken(page: URL): string | null {
  const token = page.searchParams.get('purchase') ?? ''
  return /^[\w-]{22}$/.test(token) ? token : null
}

/** Where whoever holds the token sees how the payment stands. */
export const paymentAddress = (token: string): string => `/payment?purchase=${token}`

/**
 * The token that a page is opened with by somebody who comes back from paying (`?status=…&purchase=…`); null elsewhere. What
 * `status` says is not believed: anybody can write it.
 */
export function tokenOfWayBack(page: URL): string | null {
  return page.searchParams.has('status') && !isPayment(page) ? returnToken(page) : null
}

/** The token that a payment's own page is opened with; null on every other page. */
export const tokenOfPaymentPage = (page: URL): string | null => (isPayment(page) ? returnToken(page) : null)

const isPayment = ({ pathname }: URL): boolean => pathname.replace(/\/$/, '') === '/payment'
