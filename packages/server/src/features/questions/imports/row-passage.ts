import type { TypedText } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import type { RenderNotice } from '../rendering/render-notice.ts'
import { renderPassage } from '../rendering/render-passage.ts'
import type { MappedRow } from './mapped-row.ts'

/** The text that a row's question is about, which other rows may repeat. */
export interface RowPassage {
  readonly typed: TypedText
  /** Safe HTML. */
  readonly content: Localized
}

/** Null where the row has none. Throws `RowError`. */
export function passageOf(row: MappedRow, onNotice: (notice: RenderNotice) => void): RowPassage | null {
  const typed = { bn: row.text('passage'), en: row.text('passage_en') }
  return typed.bn === '' ? null : { typed, content: renderPassage(typed, onNotice) }
}
