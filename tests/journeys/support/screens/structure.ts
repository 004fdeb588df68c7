import type { Page } from '@playwright/test'

/**
 * What a screen is made of, through every shadow root, without its words: each kind of element within each other kind. What has
 * the same parts as a screen that axe has seen has the same barriers.
 */
export function structureOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const telling = ['class', 'role', 'type', 'hidden', 'disabled', 'open', 'data-kind', 'data-tone', 'data-state']
    const describe = (element: Element) => {
      const names = element.getAttributeNames()
      const said = names.filter(name => telling.includes(name)).map(name => `${name}=${element.getAttribute(name)}`)
      const aria = names.filter(name => /^aria-|^alt$|^title$/.test(name))
      return `${element.localName} ${[...said, ...aria].sort()}`
    }
    const found = new Set<string>()
    const read = (element: Element, within: string) => {
      if (element.matches('script, style, template, link, meta')) return
      const name = describe(element)
      found.add(`${within} > ${name}`)
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) read(child, name)
    }
    read(document.body, '')
    return [...found]
  })
}
