import type { ImportField } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** In the order in which a form shows them. */
export const fieldOrder: readonly ImportField[] = [
  'question',
  ...numbers.map(number => `option_${number}` as const),
  'answer',
  'explanation',
  'category',
  'tags',
  'appearances',
  'source',
  'difficulty',
  'options',
  'question_en',
  ...numbers.map(number => `option_${number}_en` as const),
  'explanation_en',
  ...numbers.map(number => `option_${number}_explanation` as const),
  ...numbers.map(number => `option_${number}_explanation_en` as const),
  'pinned',
  'passage',
  'passage_en',
]

/** Fields that every sheet is asked for, whether it has them or not. */
export const alwaysShown: ReadonlySet<ImportField> = new Set([
  ...(['question', 'option_1', 'option_2', 'option_3', 'option_4', 'answer', 'explanation', 'category'] as const),
  ...(['tags', 'appearances', 'source'] as const),
])

export const needed: ReadonlySet<ImportField> = new Set(['question', 'option_1', 'option_2', 'answer'])

type Say = (
  key: 'imports.field_option' | 'imports.field_why' | 'imports.in_english',
  values: Record<string, string>,
) => string
type Plain =
  | 'question'
  | 'options'
  | 'answer'
  | 'explanation'
  | 'category'
  | 'tags'
  | 'appearances'
  | 'source'
  | 'difficulty'
  | 'pinned'
  | 'passage'

/** A field's name for people. */
export function fieldName(
  field: ImportField,
  t: Say & ((key: `imports.field_${Plain}`) => string),
  language: 'bn' | 'en',
): string {
  const option = /^option_(\d)/.exec(field)?.[1]
  const base = field.replace(/_en$/, '') as Plain
  const isWhy = /^option_\d_explanation/.test(field)
  const name = option
    ? t(isWhy ? 'imports.field_why' : 'imports.field_option', { letter: optionLetter(Number(option) - 1, language) })
    : t(`imports.field_${base}`)
  return field.endsWith('_en') ? t('imports.in_english', { name }) : name
}

/** The name of a column as sheets show it: 0 is A. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
