import type { PurchaseStatus } from '@prostuti/contract'
import { forgetPurchase, paymentsApiOf } from '@prostuti/sdk/billing'
import { interruptedAct } from '../../lib/billing/interrupted-act.ts'
import { paymentAddress, tokenOfPaymentPage } from '../../lib/billing/payment-address.ts'
import { openClient } from '../client/open-client.ts'
import { begunPayment } from './begun-payment.ts'

type Outcome = PurchaseStatus['status']

/**
 * Asks the server once what became of a payment that was begun on this device, and says that. On the payment's own page, which says it
 * itself, nothing is said twice.
 */
export async function tellPayment(page: Window, words: DOMStringMap): Promise<void> {
  const here = tokenOfPaymentPage(new URL(page.location.href))
  const open = here ?? begunPayment(page, words.api)
  if (!open || (!here && wasAskedLately(page, open))) return
  const client = await openClient(words.api)
  const known = await ask(() => paymentsApiOf(client).getPurchase(open))
  // No network: what was begun here is asked for on the next page.
  if (known === undefined) return
  if (known === null || known.status !== 'confirming') forgetPurchase(client.platform, open)
  if (!known) return
  if (known.status === 'confirming') return here ? undefined : tellOpen(page, open, words)
  if (!here) toast(page, toastOf(known.status, known, { words, page, token: open }))
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
  page: Window
  token: string
}

function toastOf(status: Exclude<Outcome, 'confirming'>, purchase: PurchaseStatus, { words, page, token }: Telling) {
  const { href } = interruptedAct(purchase)
  const isThere = href.replace(/#.*$/, '') === page.location.pathname + page.location.search
  const look = { label: words.look!, href: paymentAddress(token) }
  return {
    paid: {
      text: words.paid!,
      tone: 'good' as const,
      action: isThere ? undefined : { label: words.goOn!, href },
    },
    failed: { text: words.failed!, tone: 'wrong' as const, action: look },
    cancelled: { text: words.cancelled!, tone: 'plain' as const, action: look },
    refunded: {
      text: purchase.refund?.state === 'refunded' ? words.refunded! : words.refunding!,
      tone: 'plain' as const,
      action: look,
    },
  }[status]
}

/** Somebody who has left the gateway without a word may not have paid at all: this is said once, and the payment's own page says more. */
function tellOpen(page: Window, token: string, { open, look }: DOMStringMap): void {
  const href = paymentAddress(token)
  if (askedItem(page)?.token !== token) toast(page, { text: open!, tone: 'plain', action: { label: look!, href } })
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
