import { isMarkup, normalizeText, plainText, renderRichText } from '../../questions/index.ts'
import { withLists } from './with-lists.ts'

/** A notice has no formulas: what begins one elsewhere is written as a character here. */
const withoutFormulas = (source: string) => source.replaceAll('$', '&#36;').replaceAll('\\', '&#92;')

/**
 * A body as safe HTML: plain text keeps its lines, and those that begin with a bullet or a number are a list; HTML keeps what is
 * harmless. Empty where nothing is left.
 *
 * @example bodyHtml('- প্রবেশপত্র\n- কলম') // '<ul><li>প্রবেশপত্র</li><li>কলম</li></ul>'
 */
export function bodyHtml(source: string): string {
  const text = normalizeText(source)
  if (text === '') return ''
  const html = renderRichText(withoutFormulas(isMarkup(text) ? text : withLists(text)))
  return plainText(html) === '' && !html.includes('<img') ? '' : html
}
