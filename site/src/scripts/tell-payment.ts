import type { PurchaseStatus } from '@prostuti/contract'
import { forgetPurchase, paymentsApiOf } from '@prostuti/sdk/billing'
import { nextPath } from '../lib/next-path.ts'
import { paymentAddress, tokenOfWayBack, withoutWayBack } from '../lib/payments/payment-address.ts'
import { begunPayment } from './begun-payment.ts'
import { openClient } from './open-client.ts'
import { storeToast } from './pending-toast.ts'

type Outcome = PurchaseStatus['status']

/** Asks the server once what became of a payment, and says that: nothing that an address claims is believed. */
export async function tellPayment(page: Window, words: DOMStringMap): Promise<void> {
  const here = new URL(page.location.href)
  const token = tokenOfWayBack(here)
  const open = token ?? begunPayment(page, words.api)
  if (!open || (!token && wasAskedLately(page, open))) return
  const client = await openClient(words.api)
  const known = await ask(() => paymentsApiOf(client).getPurchase(open))
  // No network: what was begun here is asked for on the next page.
  if (known === undefined) return
  if (token) page.history.replaceState(page.history.state, '', withoutWayBack(here))
  if (known === null || known.status !== 'confirming') forgetPurchase(client.platform, open)
  if (!known) return
  if (known.status === 'confirming') return token ? leadToPayment(page, open, words) : tellOpen(page, open, words)
  toast(page, toastOf(known.status, known, { words, here, token: open }))
  // The top bar follows the person.
  if (client.auth.$token.get()) await client.auth.refresh()
}

/** Null for a token that finds nothing, undefined where the server could not be asked. */
async function ask(call: () => Promise<PurchaseStatus>): Promise<PurchaseStatus | null | undefined> {
  try {
    return await call()
  } catch (error) {
    // By its code: the client may be an element's, and its errors of another class.
    if (error instanceof Error && 'code' in error && error.code === 'not_found') return null
    console.warn('prostuti: the payment could not be asked for', error)
    return undefined
  }
}

interface Telling {
  words: DOMStringMap
  here: URL
  token: string
}

function toastOf(
  status: Exclude<Outcome, 'confirming'>,
  { next, refund }: PurchaseStatus,
  { words, here, token }: Telling,
) {
  const path = nextPath(next)
  const isThere = path === withoutWayBack(here)
  return {
    paid: {
      text: words.paid!,
      tone: 'good' as const,
      action: isThere ? undefined : { label: words.goOn!, href: path },
    },
    failed: { text: words.failed!, tone: 'wrong' as const },
    cancelled: { text: words.cancelled!, tone: 'plain' as const },
    refunded: {
      text: refund?.state === 'refunded' ? words.refunded! : words.refunding!,
      tone: 'plain' as const,
      action: { label: words.look!, href: paymentAddress(token) },
    },
  }[status]
}

function leadToPayment(page: Window, token: string, { confirming }: DOMStringMap): void {
  storeToast({ text: confirming!, tone: 'plain' })
  page.location.replace(paymentAddress(token))
}

/** Somebody who has left the gateway without a word may not have paid at all: this is said once, and the payment's own page says more. */
function tellOpen(page: Window, token: string, { open, look }: DOMStringMap): void {
  const { pathname, search } = page.location
  const href = paymentAddress(token)
  if (askedItem(page)?.token !== token && pathname + search !== href)
    toast(page, { text: open!, tone: 'plain', action: { label: look!, href } })
  page.localStorage.setItem(askedKey, JSON.stringify({ token, at: Date.now() }))
}

const toast = (page: Window, detail: object): boolean =>
  page.document.dispatchEvent(new CustomEvent('prostuti-toast', { detail }))

const askedKey = 'prostuti:purchase-asked'
/** Each page that is opened would ask otherwise. */
const againMs = 60_000

const wasAskedLately = (page: Window, token: string): boolean => {
  const asked = askedItem(page)
  return asked?.token === token && Math.abs(Date.now() - asked.at) < againMs
}

function askedItem(page: Window): { token: string; at: number } | null {
  try {
    return JSON.parse(page.localStorage.getItem(askedKey) ?? 'null')
  } catch {
    // What other code has left under this name reads as nothing.
    return null
  }
}
