const premiumNeeded = 'prostuti-premium-needed'

declare global {
  interface HTMLElementEventMap {
    [premiumNeeded]: CustomEvent
  }
  interface DocumentEventMap {
    [premiumNeeded]: CustomEvent
  }
}

/**
 * Dispatches `prostuti-premium-needed` from an element: bubbling, composed and cancelable. A page that sells premium in a dialog calls
 * `preventDefault()` and shows `<prostuti-premium>`. False where nobody took it over.
 */
export function requestPremium(target: EventTarget): boolean {
  return !target.dispatchEvent(new CustomEvent(premiumNeeded, { bubbles: true, composed: true, cancelable: true }))
}
