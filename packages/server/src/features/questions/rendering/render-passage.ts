import type { TypedText } from '@prostuti/contract'
import type { Localized } from '../../../platform/db/columns.ts'
import type { RenderNotice } from './render-notice.ts'
import { renderRichText } from './render-question.ts'

/** Safe HTML of a passage. English that is not written is a copy of the Bangla. */
export function renderPassage({ bn, en }: TypedText, onNotice?: (notice: RenderNotice) => void): Localized {
  const inBangla = renderRichText(bn, onNotice)
  return { bn: inBangla, en: en === '' ? inBangla : renderRichText(en, onNotice) }
}
