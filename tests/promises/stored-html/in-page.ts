/** What runs inside the pages that are looked at; each function stands alone, for Playwright sends it as text. */

declare global {
  interface Window {
    happened: { ran: number[]; refused: string[] }
  }
}

/** Before anything else on a page: payloads that run say so, and so does a policy that had to hold one back. */
export function watch(): void {
  const happened: Window['happened'] = { ran: [], refused: [] }
  window.happened = happened
  const record = (number: number) => {
    happened.ran.push(number)
    if (window !== top) top?.happened.ran.push(number)
  }
  Object.assign(window, { ran: record })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
    if (/script|trusted|object|frame|base/.test(effectiveDirective))
      happened.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

export interface Seen {
  /** Numbers of the payloads that ran. */
  readonly ran: readonly number[]
  /** What the page's policy had to refuse: it should have had nothing to refuse. */
  readonly refused: readonly string[]
  /** Elements that would run something at a click or a move. */
  readonly armed: readonly string[]
  /** Those of the expected texts that stand nowhere on the page. */
  readonly missing: readonly string[]
}

/** Looks through the whole page, shadow roots and templates too. */
export function lookAround(expected: readonly string[]): Seen {
  const runs = /^(javascript|vbscript|data:text|data:application)/i
  // As browsers read an address: without what they cannot see.
  const seen = (address: string) => address.replace(/[\t\n\r]|^[\s\p{Cc}]+/gu, '')
  const armed: string[] = []
  const words: string[] = []
  const isArmed = (element: Element) =>
    [...element.attributes].some(({ name, value }) => /^on/i.test(name) || runs.test(seen(value))) ||
    element.matches('iframe[srcdoc], object, embed, base, meta[http-equiv=refresh i]') ||
    (/^(script|style)$/i.test(element.localName) &&
      !/json/.test(element.getAttribute('type') ?? '') &&
      /ran\(/.test(element.textContent ?? ''))
  const walk = (node: Node): void => {
    if (node instanceof Text && !/^(script|style)$/i.test(node.parentElement?.localName ?? '')) words.push(node.data)
    if (node instanceof Element) {
      if (isArmed(node)) armed.push(node.outerHTML.slice(0, 200))
      if (node.shadowRoot) walk(node.shadowRoot)
      if (node instanceof HTMLTemplateElement) walk(node.content)
    }
    for (const child of node.childNodes) walk(child)
  }
  walk(document)
  const all = words.join('\u0001')
  // Texts that lie in several nodes, formulas for instance, are read without their seams.
  const seamless = words.join('')
  const missing = expected.filter(text => !all.includes(text) && !seamless.includes(text))
  return { ...window.happened, armed, missing }
}

/** Writes a payload raw in the place of the one before, as careless pages do: inside, twice, in attributes, as a page. */
export function writeRaw(payload: string): void {
  document.body.replaceChildren()
  Object.assign(window.happened, { ran: [], refused: [] })
  const write = (html: string) => {
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = html
    return box.innerHTML
  }
  // Some only run when what a browser has made of them is read once more.
  write(write(payload))
  write(`<input title="${payload}">`)
  write(`<input title='${payload}'>`)
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.src = `/?${encodeURIComponent(payload)}`
}
