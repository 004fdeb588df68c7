import { tokenOfWayBack } from '../lib/payments/payment-address.ts'
import { begunPayment } from './begun-payment.ts'

/** The page's own code comes first. */
const afterMs = 500

/**
 * Whether somebody comes back from paying to this page, or has begun to pay on this device and perhaps closed the tab: then
 * the code that asks and tells is fetched.
 */
export function tellPaymentIfAny(page: Window, words: DOMStringMap): void {
  const look = () => {
    const isBack = tokenOfWayBack(new URL(page.location.href)) !== null
    if (isBack || begunPayment(page, words.api))
      void import('./tell-payment.ts').then(({ tellPayment }) => tellPayment(page, words))
  }
  page.setTimeout(look, afterMs)
  // A page that the browser has kept is shown again as it was.
  page.addEventListener('pageshow', event => event.persisted && look())
}
