import { SheetError } from '../../../../platform/sheets/sheet-error.ts'
import type { TextSink, ZipParts } from '../../../../platform/sheets/unzip.ts'
import { DraftError, type DraftItem, draftOf } from '../draft.ts'
import { elementOf, elementsOf, readXml, type XmlElement } from '../xml/xml-element.ts'
import { withOldNames } from './qti-names.ts'
import { readQtiItem } from './read-qti-item.ts'

export const manifestName = 'imsmanifest.xml'
const mostItemLength = 2_000_000

export const isQtiItem = ({ name }: XmlElement): boolean => name === 'assessmentItem' || name === 'qti-assessment-item'

/** The items of a package, in the order of its manifest. Throws `SheetError` where it is none of QTI 2.1 or 3. */
export async function readQtiPackage(parts: ZipParts): Promise<DraftItem[]> {
  const manifest = readXml(await partText(parts, manifestName))
  const resources = elementsOf(elementOf(manifest, 'resources'), 'resource')
  const items = resources.filter(({ attributes }) => /^imsqti_item_xmlv[23]p/.test(attributes.type ?? ''))
  if (items.length === 0) {
    const isOld = resources.some(({ attributes }) => /^imsqti_xmlv1p/.test(attributes.type ?? ''))
    throw new SheetError(isOld ? 'old_qti' : 'no_rows')
  }
  const drafts: DraftItem[] = []
  for (const [index, { attributes }] of items.entries()) {
    const name = attributes.href ?? elementOf(items[index], 'file')?.attributes.href ?? ''
    const xml = await partText(parts, pathOf(name))
    drafts.push(draftOf(index + 1, name, () => readItem(readItemXml(xml, name))))
  }
  return drafts
}

/** An item that stands alone in its file. */
export const readQtiFile = (item: XmlElement): DraftItem => draftOf(1, titleOf(item), () => readItem(item))

const titleOf = ({ attributes }: XmlElement): string => attributes.title ?? attributes.identifier ?? ''

/** An address of a package is escaped as one of the web. */
function pathOf(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** One broken item does not keep the others out. */
function readItemXml(xml: string, name: string): XmlElement {
  if (xml === '') throw new DraftError('item_unreadable', name)
  try {
    return readXml(xml)
  } catch (cause) {
    if (cause instanceof SheetError && cause.fault === 'unreadable') throw new DraftError('item_unreadable', name)
    throw cause
  }
}

function readItem(item: XmlElement) {
  if (!isQtiItem(item)) throw new DraftError('kind_not_held', item.name)
  return readQtiItem(withOldNames(item))
}

async function partText(parts: ZipParts, name: string): Promise<string> {
  const pieces: string[] = []
  let length = 0
  const sink: TextSink = {
    write(text) {
      length += text.length
      if (length > mostItemLength) throw new SheetError('too_large')
      pieces.push(text)
    },
    end() {},
  }
  await parts.read(name, sink)
  return pieces.join('').replace(/^\ufeff/, '')
}
