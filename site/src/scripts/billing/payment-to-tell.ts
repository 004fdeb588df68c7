import { tokenOfPaymentPage } from '../../lib/billing/payment-address.ts'
import { begunPayment } from './begun-payment.ts'

/** The page's own code comes first. */
const afterMs = 500

/**
 * Whether this page is a payment's own, or somebody has begun to pay on this device and perhaps closed the tab: then the code that
 * asks and tells is fetched.
 */
export function tellPaymentIfAny(page: Window, words: DOMStringMap): void {
  const look = () => {
    // The server has looked for an unknown one already.
    const isUnknown = page.document.querySelector('[data-unknown-payment]') !== null
    const isPayment = !isUnknown && tokenOfPaymentPage(new URL(page.location.href)) !== null
    if (isPayment || begunPayment(page, words.api))
      void import('./tell-payment.ts').then(({ tellPayment }) => tellPayment(page, words))
  }
  page.setTimeout(look, afterMs)
  // A page that the browser has kept is shown again as it was.
  page.addEventListener('pageshow', event => event.persisted && look())
}
