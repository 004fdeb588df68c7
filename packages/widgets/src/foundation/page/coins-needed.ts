/** Asks the page around a widget to sell coins to somebody who has too few. */
export interface CoinsNeeded {
  /** What they are for: a program or an exam. */
  readonly title: string
  /** How many more it takes. */
  readonly missing: number
  /** The address of this site at which the act goes on once they are bought. */
  readonly back: string
}

export const coinsNeeded = 'prostuti-coins-needed'

export type CoinsNeededEvent = CustomEvent<CoinsNeeded>

declare global {
  interface HTMLElementEventMap {
    [coinsNeeded]: CoinsNeededEvent
  }
  interface DocumentEventMap {
    [coinsNeeded]: CoinsNeededEvent
  }
}

/**
 * Dispatches `prostuti-coins-needed` from an element: bubbling, composed and cancelable. A page that sells coins in a dialog calls
 * `preventDefault()` and shows `<prostuti-buy-coin>` with the detail as `wanted` and its `back` as `redirect-url`. False where nobody took it over.
 *
 * @example if (!requestCoins(host, { title, missing: 55, back: '/program?id=4#get' })) navigate('/buy_coin')
 */
export function requestCoins(target: EventTarget, needed: CoinsNeeded): boolean {
  const event: CoinsNeededEvent = new CustomEvent(coinsNeeded, {
    detail: needed,
    bubbles: true,
    composed: true,
    cancelable: true,
  })
  return !target.dispatchEvent(event)
}
