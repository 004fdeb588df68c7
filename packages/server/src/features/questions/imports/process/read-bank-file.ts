import type { BankFormat } from '@prostuti/contract'
import { decodeText } from '../../../../platform/sheets/decode-text.ts'
import { readSheet } from '../../../../platform/sheets/read-sheet.ts'
import { SheetError, type SheetTable } from '../../../../platform/sheets/sheet-table.ts'
import { ZipParts } from '../../../../platform/sheets/unzip.ts'
import { isAiken, readAiken } from '../../formats/aiken/read-aiken.ts'
import type { DraftItem } from '../../formats/draft.ts'
import type { DraftRow } from '../../formats/draft-row.ts'
import { draftTable } from '../../formats/draft-table.ts'
import { readGift } from '../../formats/gift/read-gift.ts'
import { readMoodleXml } from '../../formats/moodle/read-moodle-xml.ts'
import { isQtiItem, manifestName, readQtiFile, readQtiPackage } from '../../formats/qti/read-qti.ts'
import { readXml } from '../../formats/xml/xml-element.ts'
import { areHeaders } from '../guess-mapping.ts'

export interface BankFile {
  readonly format: BankFormat
  readonly table: SheetTable<DraftRow>
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads a file by what it is; its name decides only where a text could be two things. Throws `SheetError`. */
export async function readBankFile(bytes: Uint8Array, name: string): Promise<BankFile> {
  if (isZip(bytes)) {
    const parts = await ZipParts.open(bytes)
    return parts.has(manifestName)
      ? foreign('qti', await readQtiPackage(parts))
      : { format: 'xlsx', table: await readSheet(bytes, areHeaders) }
  }
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  const text = extension === 'csv' || extension === 'tsv' ? null : textOf(bytes)
  if (text !== null && /^\s*</.test(text)) return readXmlFile(text)
  if (text !== null && extension === 'gift') return foreign('gift', readGift(text))
  if (text !== null && isAiken(text)) return foreign('aiken', readAiken(text))
  if (text !== null && isGift(text)) return foreign('gift', readGift(text))
  return { format: 'xlsx', table: await readSheet(bytes, areHeaders) }
}

const foreign = (format: BankFormat, items: Iterable<DraftItem>): BankFile => ({ format, table: draftTable(items) })

/** Null for what is none: a sheet of the old binary format, or broken. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (error instanceof SheetError) return null
    throw error
  }
}

/** Lines above the headers may say what a sheet is. */
const firstLines = 5

/** Whether answers in braces stand in a text that is no sheet: formulas have braces, too. */
function isGift(text: string): boolean {
  const lines = text.trimStart().split(/\r\n|\r|\n/, firstLines)
  const isSheet = lines.some(line => areHeaders(line.split(/[,;|\t]/).map(cell => cell.replace(/^"|"\s*$/g, ''))))
  return !isSheet && !text.startsWith('{"') && /(?<!\\)\{[^{}]*\}/s.test(text)
}

function readXmlFile(text: string): BankFile {
  const root = readXml(text)
  if (root.name === 'quiz') return foreign('moodle_xml', readMoodleXml(root, text))
  if (isQtiItem(root)) return foreign('qti', [readQtiFile(root)])
  throw new SheetError(root.name === 'questestinterop' ? 'old_qti' : 'not_a_sheet')
}
