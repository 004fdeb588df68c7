import { SheetError } from '../../../../platform/sheets/sheet-error.ts'
import { xmlSink } from '../../../../platform/sheets/xml-sink.ts'

/** An element as it was read; names are without their prefixes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[]
}

/** Nobody nests a question deeper, and nobody writes more elements into a file of 10 MB by hand. */
const limits = { depth: 100, elements: 500_000, token: 8 * 1024 * 1024 } as const
const pieceLength = 256 * 1024

/**
 * Reads a document. Nothing that it declares is expanded and nothing that it names is fetched. Throws `SheetError` for what is no
 * XML, and for more than `limits`.
 */
export function readXml(xml: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  const sink = xmlSink(
    {
      open(name, attributes) {
        if (open.length > limits.depth || ++count > limits.elements) throw new SheetError('too_large')
        const element: OpenElement = { name, attributes: attributes(), children: [] }
        open.at(-1)!.children.push(element)
        open.push(element)
      },
      text(text) {
        const { children } = open.at(-1)!
        const last = children.at(-1)
        if (typeof last === 'string') children[children.length - 1] = last + text
        else children.push(text)
      },
      close() {
        open.pop()
      },
    },
    limits.token,
  )
  for (let at = 0; at < xml.length; at += pieceLength) sink.write(xml.slice(at, at + pieceLength))
  sink.end()
  const element = elementsOf(root)[0]
  if (!element || open.length > 1) throw new SheetError('unreadable')
  return element
}

/** The elements in one; by name, where one is given. */
export function elementsOf(parent: XmlElement | undefined, name?: string): XmlElement[] {
  return (parent?.children ?? []).filter(
    (child): child is XmlElement => typeof child === 'object' && (name === undefined || child.name === name),
  )
}

export const elementOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(parent, name)[0]

/** All that is written in an element, whatever stands in it. */
export function textOfElement(element: XmlElement | undefined): string {
  return (element?.children ?? []).map(child => (typeof child === 'string' ? child : textOfElement(child))).join('')
}

/** Every element in another, however deep, in the order of the document. */
export function* elementsWithin(parent: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(parent)) {
    yield child
    yield* elementsWithin(child)
  }
}
