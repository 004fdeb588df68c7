import type { ImportField } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'

/** Columns of our own sheet that come together. */
export type ColumnGroup = 'always' | 'english' | 'option_explanations' | 'passages' | 'pinned'

export interface SheetColumn {
  readonly field: ImportField
  readonly header: string
  readonly group: ColumnGroup
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const
const optionName = (number: number) => `বিকল্প ${optionLetter(number - 1, 'bn')}`

function column(group: ColumnGroup, field: ImportField, header: string): SheetColumn {
  return { group, field, header }
}

/** The columns of our own sheet, which `guessColumns` knows by their headers. */
export const sheetColumns: readonly SheetColumn[] = [
  column('always', 'question', 'প্রশ্ন'),
  ...numbers.map(number => column('always', `option_${number}`, optionName(number))),
  column('always', 'answer', 'সঠিক উত্তর'),
  column('always', 'explanation', 'ব্যাখ্যা'),
  column('always', 'category', 'ক্যাটাগরি'),
  column('always', 'tags', 'ট্যাগ'),
  column('always', 'appearances', 'আগে এসেছে'),
  column('always', 'source', 'উৎস'),
  column('always', 'difficulty', 'কাঠিন্য'),
  ...numbers.map(number => column('option_explanations', `option_${number}_explanation`, `${optionName(number)} কেন`)),
  column('pinned', 'pinned', 'জায়গা বদলায় না'),
  column('passages', 'passage', 'অনুচ্ছেদ'),
  column('english', 'question_en', 'প্রশ্ন (English)'),
  ...numbers.map(number => column('english', `option_${number}_en`, `${optionName(number)} (English)`)),
  column('english', 'explanation_en', 'ব্যাখ্যা (English)'),
  ...numbers.map(number => column('english', `option_${number}_explanation_en`, `${optionName(number)} কেন (English)`)),
  column('english', 'passage_en', 'অনুচ্ছেদ (English)'),
]

/** Texts of one cell; as JSON where a sign that parts them stands in one. */
export function cellOfList(texts: readonly string[]): string {
  const isPlain = texts.every(text => !/[,;|\n]/.test(text)) && !texts[0]?.startsWith('[')
  return isPlain ? texts.join(', ') : JSON.stringify(texts)
}
