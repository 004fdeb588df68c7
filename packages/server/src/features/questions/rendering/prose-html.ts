import { normalizeText } from './normalize-text.ts'
import { plainText, renderRichText } from './render-question.ts'
import { isMarkup } from './safe-html.ts'
import { withLists } from './with-lists.ts'

/** Prose has no formulas: what begins one elsewhere is written as a character here. */
const withoutFormulas = (source: string) => source.replaceAll('$', '&#36;').replaceAll('\\', '&#92;')

/**
 * A text that holds no formulas, of a circular or a notice, as safe HTML: plain text keeps its lines, and those that begin with a bullet or a number are a list; HTML,
 * as other sites have it, keeps what is harmless. Null where nothing is left.
 *
 * @example proseHtml('- স্নাতক\n- অভিজ্ঞতা') // '<ul><li>স্নাতক</li><li>অভিজ্ঞতা</li></ul>'
 */
export function proseHtml(source: string): string | null {
  const text = normalizeText(source)
  if (text === '') return null
  const html = renderRichText(withoutFormulas(isMarkup(text) ? text : withLists(text)))
  return plainText(html) === '' && !html.includes('<img') ? null : html
}
