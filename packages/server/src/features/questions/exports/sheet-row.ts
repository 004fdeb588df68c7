import type { ImportField, TypedText } from '@prostuti/contract'
import { answerOf } from '../formats/answer-cell.ts'
import { cellOfList, type SheetColumn } from '../formats/sheet-columns.ts'
import type { BankQuestion } from './read-bank.ts'

/** The cells of a question in our own sheet, as they are imported again. `category`: its names from the top. */
export function sheetRow(
  { row, written, passage, picture }: BankQuestion,
  { columns, category }: { readonly columns: readonly SheetColumn[]; readonly category: readonly string[] },
): string[] {
  const options = written.options.filter(({ hidden }) => !hidden)
  const texts = options.map(({ option, is_correct }) => ({ text: option.bn, right: is_correct }))
  const pinned = options.flatMap((option, index) => (option.pinned ? { index } : []))
  const address = picture === null ? '' : `\n<img src="${picture}" alt="" />`
  const cells: Partial<Record<ImportField, string>> = {
    question: written.question.bn + address,
    question_en: written.question.en,
    answer: answerOf(texts),
    explanation: written.explanation.bn,
    explanation_en: written.explanation.en,
    category: category.join(' > '),
    tags: cellOfList(row.tags),
    appearances: cellOfList(row.appearances),
    source: row.source,
    difficulty: String(row.difficulty),
    pinned: pinned.map(({ index }) => `option ${index + 1}`).join(', '),
    passage: passage?.typed.bn,
    passage_en: passage?.typed.en,
  }
  const cellOf = ({ field }: SheetColumn): string => {
    const [, number, why, english] = /^option_(\d)(_explanation)?(_en)?$/.exec(field) ?? []
    if (number === undefined) return cells[field] ?? ''
    const option = options[Number(number) - 1]
    const text: TypedText | undefined = why ? option?.explanation : option?.option
    return (english ? text?.en : text?.bn) ?? ''
  }
  return columns.map(cellOf)
}
