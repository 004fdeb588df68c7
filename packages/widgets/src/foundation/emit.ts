/** Dispatches `prostuti-{name}` from an element: bubbling and composed, so that a listener on the page hears it through shadow roots. */
export function emitFrom(host: EventTarget, name: string, detail: unknown): void {
  host.dispatchEvent(new CustomEvent(`prostuti-${name}`, { detail, bubbles: true, composed: true }))
}
