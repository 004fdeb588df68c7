import { Parser } from 'saxen'
import { type NumberFormat, numberCell, numberFormat } from './number-formats.ts'
import { type Cell, SheetError, type SheetTable, sheetLimits, TableBuilder } from './sheet-table.ts'
import { type TextSink, unzipTexts } from './unzip.ts'

/**
 * The first visible sheet of an `.xlsx` file (ECMA-376). A cell with a formula, a date, an error or a format that only its
 * program can write is odd; all others are texts as their author sees them. Throws `SheetError`.
 */
export function readXlsx(bytes: Uint8Array): SheetTable {
  const book = readBook(bytes)
  if (!book) throw new SheetError('not_a_sheet')
  const table = new TableBuilder()
  let isRead = false
  // Unpacked once more: a sheet may stand before the strings that its cells name, and is too long to be held.
  unzipTexts(bytes, name => (name === book.sheet ? sheetSink(table, book, () => (isRead = true)) : undefined))
  if (!isRead) throw new SheetError('unreadable')
  return table.build()
}

type Attributes = Record<string, string>

interface Handlers {
  open?(name: string, attributes: () => Attributes, parents: readonly string[]): void
  text?(text: string, parents: readonly string[]): void
  close?(name: string): void
  end?(): void
}

/** So much may come without a single tag: the longest cell is far shorter. */
const longestToken = 1024 * 1024

/** Names without their prefixes, for programs choose them freely. Throws `SheetError`. */
function xmlSink({ open, text, close, end }: Handlers): TextSink {
  const parents: string[] = []
  const parser = new Parser()
  let held = 0
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', cause => {
    throw new SheetError('unreadable', { cause })
  })
  parser.on('openTag', (name, attributes, decode) => {
    held = 0
    const named = () =>
      Object.fromEntries(Object.entries(attributes()).map(([each, value]) => [each, decode(String(value))]))
    open?.(bare(name), named, parents)
    parents.push(bare(name))
  })
  parser.on('text', (value, decode) => text?.(decode(value), parents))
  parser.on('cdata', value => text?.(value, parents))
  parser.on('closeTag', name => {
    held = 0
    parents.pop()
    close?.(bare(name))
  })
  let isEmpty = true
  return {
    write(xml) {
      isEmpty &&= xml === ''
      held += xml.length
      parser.write(xml)
      if (held > longestToken) throw new SheetError('too_large')
    },
    end() {
      if (!isEmpty) parser.end()
      end?.()
    },
  }
}

/** What a file says besides its cells. */
interface Book {
  /** The part that holds the first visible sheet. */
  readonly sheet: string
  readonly strings: readonly string[]
  /** The format of each style of a cell, in their order. */
  readonly formats: readonly NumberFormat[]
}

/** Null for a zip file that is no workbook. */
function readBook(bytes: Uint8Array): Book | null {
  const sheets: string[] = []
  const targets = new Map<string, string>()
  const [strings, formats]: [string[], NumberFormat[]] = [[], []]
  let isWorkbook = false
  const sinks: Partial<Record<string, () => TextSink>> = {
    'xl/workbook.xml': () => sheetsSink(sheets, () => (isWorkbook = true)),
    'xl/_rels/workbook.xml.rels': () => relationsSink(targets),
    'xl/sharedStrings.xml': () => stringsSink(strings),
    'xl/styles.xml': () => formatsSink(formats),
  }
  unzipTexts(bytes, name => (Object.hasOwn(sinks, name) ? sinks[name]?.() : undefined))
  if (!isWorkbook) return null
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml'
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, strings, formats }
}

/** The relations of visible sheets. */
function sheetsSink(sheets: string[], end: () => void): TextSink {
  return xmlSink({
    open(name, attributes) {
      if (name !== 'sheet') return
      const { state = 'visible', ...given } = attributes()
      const relation = Object.entries(given).find(([each]) => /(^|:)id$/.test(each))?.[1]
      if (state === 'visible' && relation !== undefined) sheets.push(relation)
    },
    end,
  })
}

function relationsSink(targets: Map<string, string>): TextSink {
  return xmlSink({
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id, Target } = attributes()
      if (Id !== undefined && Target !== undefined) targets.set(Id, Target)
    },
  })
}

function stringsSink(strings: string[]): TextSink {
  let string = ''
  return xmlSink({
    open(name) {
      if (name === 'si') string = ''
    },
    text(text, parents) {
      // Words beside Japanese that say how it is read are none of the cell's.
      if (parents.at(-1) === 't' && !parents.includes('rPh')) string += text
    },
    close(name) {
      if (name === 'si') strings.push(unescapeControls(string))
    },
  })
}

function formatsSink(formats: NumberFormat[]): TextSink {
  const codes = new Map<number, string>()
  return xmlSink({
    open(name, attributes, parents) {
      if (name === 'numFmt') codes.set(Number(attributes().numFmtId), attributes().formatCode ?? '')
      if (name !== 'xf' || parents.at(-1) !== 'cellXfs') return
      const id = Number(attributes().numFmtId ?? 0)
      formats.push(numberFormat(id, codes.get(id)))
    },
  })
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: number
  value: string
  formula: string | null
}

function sheetSink(table: TableBuilder, { strings, formats }: Book, end: () => void): TextSink {
  let row: { number: number; cells: Cell[] } = { number: 0, cells: [] }
  let cell: OpenCell | null = null
  return xmlSink({
    open(name, attributes) {
      if (name === 'row') row = { number: Number(attributes().r ?? row.number + 1), cells: [] }
      else if (name === 'c') cell = openCell(attributes(), row.cells.length)
      else if (name === 'f' && cell) cell.formula = ''
    },
    text(text, parents) {
      const [parent, inside] = [parents.at(-1), parents.includes('rPh')]
      if (!cell || inside) return
      if (parent === 'f') cell.formula += text
      else if (parent === 'v' || parent === 't') cell.value += text
    },
    close(name) {
      if (name === 'c' && cell) {
        const value = cellOf(cell, strings, formats)
        // Programs format whole rows: an empty cell far out is nothing.
        if (value !== '' && cell.column >= sheetLimits.columns) throw new SheetError('too_many_columns')
        if (value !== '') row.cells[cell.column] = value
        cell = null
      } else if (name === 'row') table.add(row.number, row.cells)
    },
    end,
  })
}

function openCell({ r, t = 'n', s = '0' }: Attributes, next: number): OpenCell {
  const column = r === undefined ? next : columnOf(r)
  return { column, type: t, style: Number(s), value: '', formula: null }
}

/** A1 is 0, AA1 is 26. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellOf(
  { type, style, value, formula }: OpenCell,
  strings: readonly string[],
  formats: readonly NumberFormat[],
): Cell {
  if (formula !== null) return { kind: 'formula', text: `=${formula}`.slice(0, 200) }
  if (value === '') return ''
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'inlineStr' || type === 'str') return unescapeControls(value)
  if (type === 'e') return { kind: 'error', text: value }
  if (type === 'd') return { kind: 'date', text: value }
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return numberCell(value, formats[style] ?? { kind: 'plain' })
}

/** `_x000D_` stands for a character that XML cannot hold. */
function unescapeControls(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}
