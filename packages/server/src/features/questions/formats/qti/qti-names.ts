import type { XmlElement } from '../xml/xml-element.ts'

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An item of QTI 3 with the names that QTI 2.1 has for the same: `qti-simple-choice` is `simpleChoice`. HTML stays as it is. */
export function withOldNames(element: XmlElement): XmlElement {
  const isQti = element.name.startsWith('qti-')
  const attributes = Object.entries(element.attributes).map(([name, value]) => [isQti ? camel(name) : name, value])
  return {
    name: isQti ? camel(element.name.slice('qti-'.length)) : element.name,
    attributes: Object.fromEntries(attributes),
    children: element.children.map(child => (typeof child === 'string' ? child : withOldNames(child))),
  }
}
