import { paymentsApiOf } from '@prostuti/sdk/billing'
import { openClient } from '../client/open-client.ts'

/** Ends the wait for a payment that somebody says not to have made, and draws the page anew. */
export function abandonPayment(page: Window, button: HTMLButtonElement): void {
  const { api, purchase, failed } = button.dataset
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true')
    try {
      await paymentsApiOf(await openClient(api)).abandonPurchase(purchase!)
      page.location.reload()
    } catch (error) {
      console.warn('prostuti: the wait for a payment could not be ended', error)
      button.removeAttribute('aria-busy')
      const detail = { text: failed, tone: 'wrong' }
      page.document.dispatchEvent(new CustomEvent('prostuti-toast', { detail }))
    }
  })
}
