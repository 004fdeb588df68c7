import { rememberedPurchase } from '@prostuti/sdk/billing'
import { storedPerson } from '../client/stored-session.ts'

/** The token of what the person who is signed in has begun to pay on this device, and has not been told the end of. */
export function begunPayment(page: Window, api: string | undefined): string | null {
  const person = storedPerson(api)
  try {
    const begun = rememberedPurchase({ storage: page.localStorage, clock: Date })
    return begun && begun.person === person?.id ? begun.purchase : null
  } catch {
    // No storage: nothing was begun here.
    return null
  }
}
