import type { ImportField } from '@prostuti/contract'
import { SheetError, type SheetTable, sheetLimits } from '../../../platform/sheets/sheet-table.ts'
import { answerOf } from './answer-cell.ts'
import { type Draft, type DraftItem, isRefused } from './draft.ts'
import type { DraftRow } from './draft-row.ts'
import { cellOfList, sheetColumns } from './sheet-columns.ts'

const columns = sheetColumns.filter(({ group }) => group === 'always' || group === 'option_explanations')

/**
 * What was read of a foreign format as our own sheet, so that it is judged, shown and imported as one. Throws `SheetError` for
 * none, and for more than a sheet may have.
 */
export function draftTable(items: Iterable<DraftItem>): SheetTable<DraftRow> {
  const rows: DraftRow[] = []
  let characters = 0
  for (const item of items) {
    const row = rowOf(item)
    for (const cell of row.cells) characters += String(cell).length
    if (characters > sheetLimits.characters) throw new SheetError('too_large')
    if (rows.push(row) > sheetLimits.rows) throw new SheetError('too_many_rows')
  }
  if (rows.length === 0) throw new SheetError('no_rows')
  return { headers: columns.map(({ header }) => header), rows }
}

function rowOf(item: DraftItem): DraftRow {
  if (!isRefused(item)) {
    const cells = columns.map(({ field }) => storable(cellOf(item, field)))
    return { number: item.line, cells, ...(item.notes.length > 0 && { notes: [...item.notes] }) }
  }
  const { line, text, refused: reason, about } = item
  return { number: line, cells: [storable(text)], refusal: { reason, about: storable(about) } }
}

function cellOf({ question, options, explanation, category, tags }: Draft, field: ImportField): string {
  const [, number, why] = /^option_(\d)(_explanation)?$/.exec(field) ?? []
  if (number !== undefined) {
    const option = options[Number(number) - 1]
    return (why ? option?.explanation : option?.text) ?? ''
  }
  if (field === 'answer') return answerOf(options)
  const cells: Partial<Record<ImportField, string>> = { question, explanation, category, tags: cellOfList(tags) }
  return cells[field] ?? ''
}

/** Neither half a character nor NUL can be stored. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')
