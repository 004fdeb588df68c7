import type { ImportField } from '@prostuti/contract'
import { jsonTexts } from './json-texts.ts'
import { type MappedRow, RowError } from './mapped-row.ts'
import { carryLetters, withoutLetters } from './option-letters.ts'

/** What a row says, in both languages; English may be empty. */
export interface RowTexts {
  readonly question: { bn: string; en: string }
  readonly options: readonly { bn: string; en: string }[]
  readonly explanation: { bn: string; en: string }
  /** Why each option is right or wrong. */
  readonly reasons: readonly { bn: string; en: string }[]
  /** The options as they stand in the sheet, where they carried letters of their own. */
  readonly lettered?: readonly string[]
  /** Letters were taken away, or stand where they may mislead. */
  readonly hasLetters: boolean
}

/** Throws `RowError` for a question or an option that is missing or cannot be read. */
export function readTexts(row: MappedRow): RowTexts {
  const question = { bn: row.text('question'), en: row.text('question_en') }
  if (question.bn === '') throw new RowError('question', 'question_missing')
  const explanation = { bn: row.text('explanation'), en: row.text('explanation_en') }
  const options = row.has('options') ? listedOptions(row) : numberedOptions(row)
  const reasons = options.map((_, index) => ({
    bn: row.text(`option_${index + 1}_explanation` as ImportField),
    en: row.text(`option_${index + 1}_explanation_en` as ImportField),
  }))
  return { question, explanation, reasons, ...withBareOptions(options) }
}

function withBareOptions(options: RowTexts['options']): Pick<RowTexts, 'options' | 'lettered' | 'hasLetters'> {
  const [bn, en] = [options.map(each => each.bn), options.map(each => each.en)]
  const [bareBn, bareEn] = [withoutLetters(bn), withoutLetters(en)]
  const bare = options.map((each, index) => ({ bn: bareBn?.[index] ?? each.bn, en: bareEn?.[index] ?? each.en }))
  const hasLetters = bareBn !== null || bareEn !== null || carryLetters(bn) || carryLetters(en)
  return { options: bare, hasLetters, ...(bareBn && { lettered: bn }) }
}

function listedOptions(row: MappedRow): RowTexts['options'] {
  const text = row.text('options')
  const texts = text === '' ? [] : jsonTexts(text)
  if (!texts) throw new RowError('options', 'options_unreadable')
  if (texts.length < 2 || texts.length > 8) throw new RowError('options', 'option_count', texts.length)
  if (texts.includes('')) throw new RowError('options', 'option_empty')
  return texts.map(bn => ({ bn, en: '' }))
}

/** The columns of options, one each. */
export const optionFields = [1, 2, 3, 4, 5, 6, 7, 8].map(number => `option_${number}` as ImportField)

function numberedOptions(row: MappedRow): RowTexts['options'] {
  const texts = optionFields.map(field => ({ bn: row.text(field), en: row.text(`${field}_en` as ImportField) }))
  const count = texts.findLastIndex(({ bn }) => bn !== '') + 1
  const filled = texts.slice(0, count)
  const given = filled.filter(({ bn }) => bn !== '').length
  const empty = filled.findIndex(({ bn }) => bn === '')
  const missing = optionFields.find(field => row.has(field) && row.peek(field) === '') ?? 'option_2'
  if (given < 2) throw new RowError(missing, 'option_count', given)
  if (empty >= 0) throw new RowError(optionFields[empty]!, 'option_empty')
  return filled
}
