import { escapeAttribute, escapeText } from '../../rendering/safe-html.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** What stands in an element as HTML, but for what `isLeftOut` names. */
export function htmlOfElement(element: XmlElement, isLeftOut: (child: XmlElement) => boolean = () => false): string {
  return element.children
    .map(child => {
      if (typeof child === 'string') return escapeText(child)
      if (isLeftOut(child)) return ''
      const attributes = Object.entries(child.attributes).flatMap(([name, value]) =>
        /^[a-z][a-z-]*$/i.test(name) ? ` ${name}="${escapeAttribute(value)}"` : [],
      )
      const inner = htmlOfElement(child, isLeftOut)
      const isVoid = inner === '' && /^(?:br|img|hr|none|mprescripts|mspace)$/.test(child.name)
      const open = `<${child.name}${attributes.join('')}`
      return isVoid ? `${open} />` : `${open}>${inner}</${child.name}>`
    })
    .join('')
}
