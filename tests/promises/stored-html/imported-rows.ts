import type { ImportField } from '@prostuti/contract'
import { createFindCategory } from '@prostuti/server/features/questions/imports/category-names'
import { judgeRows } from '@prostuti/server/features/questions/imports/judge-rows'
import { renderRichText } from '@prostuti/server/features/questions/rendering/render-question'

/** A question as it stands in a sheet; the second option is right. */
export interface Row {
  readonly question: string
  readonly options: readonly string[]
  readonly explanation: string
  readonly passage: string
}

/** What is stored of a row. */
interface StoredRow {
  /** Index of the row. */
  readonly row: number
  readonly content: { readonly text: string; readonly options: string[]; readonly explanation: string }
  readonly passage: string
}

/** How rows become what is stored; a row that is turned down is missing. */
export type Render = (rows: readonly Row[]) => readonly StoredRow[]

const category = { id: 1, bn: 'বিষয়', en: 'Subject', parent: null }
const fields: readonly ImportField[] = [
  'question',
  'explanation',
  'answer',
  'option_1',
  'option_2',
  'option_3',
  'option_4',
]

/** The way of a sheet into the bank; its passages are written by staff. */
export const asImported: Render = rows => {
  const table = {
    headers: fields,
    rows: rows.map(({ question, explanation, options }, index) => ({
      number: index,
      cells: [question, explanation, 'খ', ...options],
    })),
  }
  const columns = fields.map((field, column) => ({ field, column, by: 'header' as const }))
  const mapping = { columns, category: String(category.id), reviewed: true, tags: [] }
  const judged = judgeRows(table, { mapping, findCategory: createFindCategory([category]) })
  return [...judged].flatMap(({ accepted }) =>
    accepted
      ? {
          row: accepted.row,
          content: accepted.columns.content.bn,
          passage: renderRichText(rows[accepted.row]!.passage),
        }
      : [],
  )
}
