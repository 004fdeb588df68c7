import type { ImportField } from '@prostuti/contract'
import { questionTextLength } from '@prostuti/contract/text-lengths'
import { isUnreadable } from '../../../platform/sheets/is-unreadable.ts'
import { withoutRunTags } from '../../../platform/sheets/rich-text.ts'
import { type Cell, textOf } from '../../../platform/sheets/sheet-table.ts'
import { normalizeText } from '../rendering/normalize-text.ts'
import { jsonTexts } from './json-texts.ts'
import type { Refusal } from './row-verdict.ts'

/** A question has so many tags, and so many appearances, at most. */
export const mostTags = 30

/** Fields that are drawn; in the others emphasis says nothing. */
const drawn = /^(?:question|explanation|options?|answer|passage)/

/** Thrown inside a row and caught at its edge: the first thing that is wrong with it. */
export class RowError extends Error {
  readonly field: ImportField
  readonly refusal: Pick<Refusal, 'reason' | 'about'>
  /** Of a cell that no field has. */
  readonly column: number | undefined

  constructor(field: ImportField, reason: Refusal['reason'], about?: Refusal['about'], column?: number) {
    super(reason)
    this.field = field
    this.refusal = { reason, ...(about !== undefined && { about }) }
    this.column = column
  }
}

/** The cells of a row by what the mapping says they hold. */
export class MappedRow {
  readonly #cells: readonly Cell[]
  readonly #columns: ReadonlyMap<ImportField, number>

  constructor(cells: readonly Cell[], columns: ReadonlyMap<ImportField, number>) {
    this.#cells = cells
    this.#columns = columns
  }

  has(field: ImportField): boolean {
    return this.#columns.has(field)
  }

  /** What stands there, whatever it is. */
  peek(field: ImportField): string {
    return textOf(this.#cells[this.#columns.get(field) ?? -1])
  }

  /** The cleaned text of a cell; empty where there is none. Throws `RowError` for what is no text. */
  text(field: ImportField, max: number = questionTextLength.max): string {
    const cell = this.#cells[this.#columns.get(field) ?? -1] ?? ''
    if (typeof cell === 'object') throw new RowError(field, `${cell.kind}_cell`)
    const text = normalizeText(drawn.test(field) ? cell : withoutRunTags(cell))
    if (text.length > max) throw new RowError(field, 'text_too_long', max)
    if (isUnreadable(text)) throw new RowError(field, 'text_unreadable')
    return text
  }

  /** The texts of a cell that holds several. */
  list(field: ImportField, max: number): string[] {
    const text = this.text(field)
    const texts = (jsonTexts(text) ?? text.split(/\s*[,;|\n]\s*/)).filter(Boolean)
    const unique = [...new Set(texts)]
    if (unique.length > mostTags) throw new RowError(field, 'too_many_tags', mostTags)
    if (unique.some(text => text.length > max)) throw new RowError(field, 'text_too_long', max)
    return unique
  }
}
