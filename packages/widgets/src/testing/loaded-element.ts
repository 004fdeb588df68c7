/** Stands for a widget's chunk: registers a plain element, and counts how often it was run. */
const counts = globalThis as { prostutiLoaded?: number }
counts.prostutiLoaded = (counts.prostutiLoaded ?? 0) + 1
if (!customElements.get('prostuti-loaded')) customElements.define('prostuti-loaded', class extends HTMLElement {})

export default {}
