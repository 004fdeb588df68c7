import { type BankPart, type ExportFormat, formatHolds } from '@prostuti/contract'
import { csvFile } from '@prostuti/contract/csv'
import { xlsxType } from '../../../platform/http/call/downloaded-file.ts'
import { streamXlsx } from '../../../platform/sheets/stream-xlsx.ts'
import { GiftWriter } from '../formats/gift/write-gift.ts'
import { MoodleXmlWriter, moodleXmlEnd, moodleXmlHead } from '../formats/moodle/write-moodle-xml.ts'
import { type ColumnGroup, sheetColumns } from '../formats/sheet-columns.ts'
import { inBangla } from './in-bangla.ts'
import { partsOf } from './parts-of.ts'
import type { BankQuestion } from './read-bank.ts'
import { sheetRow } from './sheet-row.ts'

export interface LeavingBank {
  readonly pages: AsyncIterable<readonly BankQuestion[]>
  /** Parts that at least one of them has. */
  readonly parts: ReadonlySet<BankPart>
  /** The names of each category from the top. */
  readonly paths: ReadonlyMap<number, readonly string[]>
}

interface FileKind {
  readonly name: string
  readonly type: string
}

export const fileKinds: Readonly<Record<ExportFormat, FileKind>> = {
  xlsx: { name: 'questions.xlsx', type: xlsxType },
  gift: { name: 'questions.gift', type: 'text/x-gift; charset=utf-8' },
  moodle_xml: { name: 'questions.xml', type: 'text/xml; charset=utf-8' },
}

/** The file of a format, piece by piece. */
export function exportFile(format: ExportFormat, bank: LeavingBank): AsyncGenerator<string | Uint8Array> {
  if (format === 'xlsx') return sheetFile(bank)
  return format === 'gift' ? giftFile(bank) : moodleXmlFile(bank)
}

async function* giftFile({ pages, paths }: LeavingBank): AsyncGenerator<string> {
  const writer = new GiftWriter()
  for await (const page of pages) {
    const written = page.map(question => writer.question(inBangla(question, pathOf(question, paths))))
    yield written.join('')
  }
}

async function* moodleXmlFile({ pages, paths }: LeavingBank): AsyncGenerator<string> {
  const writer = new MoodleXmlWriter()
  yield moodleXmlHead
  for await (const page of pages) {
    const written = page.map(question => writer.question(inBangla(question, pathOf(question, paths))))
    yield written.join('')
  }
  yield moodleXmlEnd
}

const pathOf = ({ row }: BankQuestion, paths: LeavingBank['paths']): readonly string[] =>
  paths.get(row.categoryId) ?? []

function sheetFile({ pages, parts, paths }: LeavingBank): AsyncGenerator<Uint8Array> {
  const isWanted = (group: ColumnGroup) => group === 'always' || parts.has(group)
  const columns = sheetColumns.filter(({ group }) => isWanted(group))
  async function* rows() {
    yield columns.map(({ header }) => header)
    for await (const page of pages)
      for (const question of page) yield sheetRow(question, { columns, category: pathOf(question, paths) })
  }
  return streamXlsx(rows(), { sheet: 'Questions', textColumns: columns.length })
}

/** What each question loses in a format, as a list for a spreadsheet; questions that lose nothing are left out. */
export async function* lossesFile(format: ExportFormat, { pages }: LeavingBank): AsyncGenerator<string> {
  const holds = formatHolds[format]
  yield csvFile([['id', 'lost', 'changed']])
  for await (const page of pages) {
    const lines = page.flatMap(question => {
      const parts = partsOf(question)
      const lost = parts.filter(part => holds[part] === 'lost')
      const changed = parts.filter(part => holds[part] !== 'lost' && holds[part] !== 'whole')
      const line = [String(question.row.id), lost.join(', '), changed.join(', ')]
      return lost.length + changed.length > 0 ? [line] : []
    })
    if (lines.length > 0) yield csvFile(lines).replace(/^\ufeff/, '')
  }
}
