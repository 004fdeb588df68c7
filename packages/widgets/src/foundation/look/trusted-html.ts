interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}
const page = globalThis as { trustedTypes?: TrustedTypesFactory }
const slot = Symbol.for('prostuti.trusted-html.v1')
type Slots = { [slot]?: { createHTML(html: string): string } }

/** Says to pages that enforce Trusted Types that this HTML is the server's own, already made safe. One policy a page: `prostuti`. */
export function trusted(html: string): string {
  if (!page.trustedTypes) return wellFormed(html)
  const slots = globalThis as Slots
  slots[slot] ??= page.trustedTypes.createPolicy('prostuti', { createHTML: wellFormed })
  return slots[slot].createHTML(html)
}

/** A page served as XHTML takes no markup that is not XML. */
const wellFormed = (html: string): string =>
  globalThis.document?.contentType.endsWith('xml')
    ? new XMLSerializer().serializeToString(new DOMParser().parseFromString(html, 'text/html').body).slice(43, -7)
    : html
