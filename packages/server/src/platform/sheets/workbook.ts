import { type NumberFormat, numberFormat } from './number-formats.ts'
import { RichText } from './rich-text.ts'
import { SheetError } from './sheet-table.ts'
import { partName, type TextSink, type ZipParts } from './unzip.ts'
import { xmlSink } from './xml-sink.ts'

/** What a workbook says besides its cells. */
export interface Workbook {
  /** The part that holds the first visible sheet. */
  readonly sheet: string
  readonly strings: readonly string[]
  /** The format of each style of a cell, in their order. */
  readonly formats: readonly NumberFormat[]
}

/** A relation of a part (ECMA-376 part 2): the last word of its type, and the part that it leads to. */
interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

/**
 * Finds the parts of a workbook by its relations, whatever they are called. Null for a zip file that is no workbook. Throws
 * `SheetError`.
 */
export async function readWorkbook(parts: ZipParts): Promise<Workbook | null> {
  const main = (await readRelations(parts, '')).find(({ type }) => type === 'officeDocument')?.target
  const book = main ?? 'xl/workbook.xml'
  if (!parts.has(book)) return null
  const visible: string[] = []
  let isDate1904 = false
  await parts.read(
    book,
    xmlSink({
      open(name, attributes) {
        if (name === 'workbookPr') isDate1904 = ['1', 'true'].includes(attributes().date1904 ?? '')
        if (name !== 'sheet') return
        const { state = 'visible', ...given } = attributes()
        const relation = Object.entries(given).find(([each]) => /(^|:)id$/.test(each))?.[1]
        if (state === 'visible' && relation !== undefined) visible.push(relation)
      },
    }),
  )
  const relations = await readRelations(parts, book)
  const sheets = relations.filter(({ type }) => type === 'worksheet' || type === '')
  // Beside sheets there may be charts.
  const sheet = visible.flatMap(id => sheets.find(each => each.id === id) ?? [])[0]
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target
  const [strings, formats]: [string[], NumberFormat[]] = [[], []]
  await parts.read(
    partOf('sharedStrings') ?? beside(book, 'sharedStrings.xml'),
    stringsSink(strings, parts.limits.characters),
  )
  await parts.read(partOf('styles') ?? beside(book, 'styles.xml'), formatsSink(formats, isDate1904))
  return { sheet: sheet?.target ?? beside(book, 'worksheets/sheet1.xml'), strings, formats }
}

/** The relations of a part; of the whole package for an empty name. */
async function readRelations(parts: ZipParts, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1
  const found: Relation[] = []
  await parts.read(
    `${part.slice(0, at)}_rels/${part.slice(at)}.rels`,
    xmlSink({
      open(name, attributes) {
        if (name !== 'Relationship') return
        const { Id, Type = '', Target, TargetMode } = attributes()
        if (Id === undefined || Target === undefined || TargetMode === 'External') return
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: beside(part, Target) })
      },
    }),
  )
  return found
}

/** A target as it is seen from a part. */
function beside(part: string, target: string): string {
  const base = `zip:/${part.split('/').map(encodeURIComponent).join('/')}`
  const path = URL.parse(target.replaceAll('\\', '/'), base)?.pathname ?? ''
  try {
    return partName(decodeURIComponent(path))
  } catch {
    return partName(path)
  }
}

function stringsSink(strings: string[], mostCharacters: number): TextSink {
  let text = new RichText()
  let size = 0
  return xmlSink({
    open(name, attributes) {
      if (name === 'si') text = new RichText()
      else text.open(name, attributes)
    },
    text(piece, parents) {
      // Words beside Japanese that say how it is read are none of the cell's.
      if (parents.at(-1) === 't' && !parents.includes('rPh')) text.add(unescapeControls(piece))
    },
    close(name) {
      text.close(name)
      if (name !== 'si') return
      const string = String(text)
      size += string.length
      if (size > mostCharacters) throw new SheetError('too_large')
      strings.push(string)
    },
  })
}

function formatsSink(formats: NumberFormat[], isDate1904: boolean): TextSink {
  const codes = new Map<number, string>()
  return xmlSink({
    open(name, attributes, parents) {
      if (name === 'numFmt') codes.set(Number(attributes().numFmtId), attributes().formatCode ?? '')
      if (name !== 'xf' || parents.at(-1) !== 'cellXfs') return
      const id = Number(attributes().numFmtId ?? 0)
      formats.push(numberFormat(id, { code: codes.get(id), isDate1904 }))
    },
  })
}

/** `_x000D_` stands for a character that XML cannot hold. */
export function unescapeControls(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}
