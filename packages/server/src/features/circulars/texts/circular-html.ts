import { isMarkup, normalizeText, plainText, renderRichText } from '../../questions/index.ts'
import { withLists } from './with-lists.ts'

/** A circular has no formulas: what begins one elsewhere is written as a character here. */
const withoutFormulas = (source: string) => source.replaceAll('$', '&#36;').replaceAll('\\', '&#92;')

/**
 * A long text of a circular as safe HTML: plain text keeps its lines, and those that begin with a bullet or a number are a list; HTML,
 * as job sites have it, keeps what is harmless. Null where nothing is left.
 *
 * @example circularHtml('- স্নাতক\n- অভিজ্ঞতা') // '<ul><li>স্নাতক</li><li>অভিজ্ঞতা</li></ul>'
 */
export function circularHtml(source: string): string | null {
  const text = normalizeText(source)
  if (text === '') return null
  const html = renderRichText(withoutFormulas(isMarkup(text) ? text : withLists(text)))
  return plainText(html) === '' && !html.includes('<img') ? null : html
}
