import { getPurchase } from '@prostuti/contract/billing/operations'
import { openClient } from '../client/open-client.ts'

const firstMs = 2_000
const growth = 1.4
const longestMs = 30_000

/**
 * Asks how a payment stands until that changes, ever more rarely and only while somebody looks; then the page is drawn anew.
 * The server asks the gateway by itself: nothing depends on this page.
 */
export function followPayment(page: Window, { api, purchase, held }: DOMStringMap): void {
  let waitMs = firstMs
  let timer: number | undefined
  const wait = () => {
    page.clearTimeout(timer)
    if (page.document.hidden) return
    timer = page.setTimeout(() => void ask(), waitMs)
    waitMs = Math.min(waitMs * growth, longestMs)
  }

  async function ask(): Promise<void> {
    try {
      const { http } = await openClient(api)
      const now = await http.call(getPurchase, { params: { return_token: purchase! } })
      if (now.status !== 'confirming' || now.held !== (held !== undefined)) return page.location.reload()
    } catch (error) {
      // No network, or the link has ended meanwhile: the next try, or a look by hand, tells.
      console.warn('prostuti: the payment could not be asked for', error)
    }
    wait()
  }

  page.document.addEventListener('visibilitychange', () => {
    waitMs = firstMs
    wait()
  })
  wait()
}
