import type { OrderCategory } from '@prostuti/contract'
import type { PlatformClock, PlatformStorage } from '../platform/platform.ts'

/** A payment that was begun on this device and perhaps not come back from. */
export interface RememberedPurchase {
  /** Finds it again: `getPurchase`, `/payment?purchase=…`. */
  readonly purchase: string
  readonly category: OrderCategory
  readonly product_id: string
  /** Who began it; null where the client knew nobody. */
  readonly person: string | null
  /** When, in milliseconds since 1970 by this device's clock. */
  readonly at: number
}

const storageKey = 'prostuti:purchase'

/** The server finds a purchase by its token for as long. */
const lifetimeMs = 24 * 3_600_000

/** As much of a platform as it takes: a page's own `localStorage` and `Date` do, too. */
interface Device {
  readonly storage: Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: Pick<PlatformClock, 'now'>
}

export function rememberPurchase({ storage, clock }: Device, begun: Omit<RememberedPurchase, 'at'>): void {
  storage.setItem(storageKey, JSON.stringify({ ...begun, at: clock.now() } satisfies RememberedPurchase))
}

/**
 * The last payment that was begun on this device within 24 h, by any person: compare `person` before showing it. Null where
 * there is none, or `forgetPurchase` was called since.
 *
 * @example
 * const begun = rememberedPurchase(prostuti.platform)
 * if (begun) console.info(await paymentsApiOf(prostuti).getPurchase(begun.purchase))
 */
export function rememberedPurchase({ storage, clock }: Device): RememberedPurchase | null {
  const begun = parse(storage.getItem(storageKey))
  // A clock that was set back since makes it no older than it is.
  return begun && Math.abs(clock.now() - begun.at) < lifetimeMs ? begun : null
}

/** Its outcome was shown, and is not shown again; of another purchase begun since, nothing is forgotten. */
export function forgetPurchase(platform: Device, purchase: string): void {
  const { storage } = platform
  if (parse(storage.getItem(storageKey))?.purchase === purchase) storage.removeItem(storageKey)
}

/** What other code has left under this name reads as nothing. */
function parse(text: string | null): RememberedPurchase | null {
  if (text === null) return null
  try {
    const found: Partial<RememberedPurchase> | null = JSON.parse(text)
    return typeof found?.purchase === 'string' && typeof found.at === 'number' ? (found as RememberedPurchase) : null
  } catch (error) {
    console.warn(`prostuti: ${storageKey} on this device holds no purchase`, error)
    return null
  }
}
