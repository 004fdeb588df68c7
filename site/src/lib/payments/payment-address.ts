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
  const isPayment = page.pathname.replace(/\/$/, '') === '/payment'
  return page.searchParams.has('status') && !isPayment ? returnToken(page) : null
}

/** The same address without what the way back added. */
export function withoutWayBack(page: URL): string {
  const query = new URLSearchParams(page.search)
  query.delete('status')
  query.delete('purchase')
  return page.pathname + (query.size > 0 ? `?${query}` : '') + page.hash
}
