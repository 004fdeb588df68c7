import { hasBareLatex, typesetBareLatex } from './bare-latex.ts'
import { normalizeText } from './normalize-text.ts'
import { escapeAttribute, escapeLooseAngles, sanitize, unescapeHtml } from './safe-html.ts'
import { typeset } from './typeset.ts'

/** `\( \)`, `\[ \]`, `$$ $$`, and `$ $` where it is not a price: tight as in `$x$`, or with a sign of LaTeX inside. */
const delimited = new RegExp(
  [
    String.raw`\\\((?<inline>.{1,2000}?)\\\)`,
    String.raw`\\\[(?<block>.{1,2000}?)\\\]`,
    String.raw`(?<!\\)\$\$(?<dollars>.{1,2000}?)\$\$`,
    String.raw`(?<!\\)\$(?<tight>(?=\S)(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,2000}?(?<=\S))(?<!\\)\$(?![0-9])`,
    String.raw`(?<!\\)\$(?<loose>(?=[^$\n]*[\\^_{])(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,2000}?)\$(?![0-9])`,
  ].join('|'),
  'gs',
)
const needsCare = /[<>&\\$^_]/
const blockTag = '(?:p|ul|ol|li|table|caption|thead|tbody|tr|th|td|div|h[1-6])'
const spaceAroundBlocks = new RegExp(
  `\\s*\\n\\s*(?=</?${blockTag}\\b)|(?<=</?${blockTag}(?:\\s[^<>]*)?>)\\s*\\n\\s*`,
  'gi',
)

/**
 * The source of a question, an option or an explanation as safe, compact HTML with MathML. Takes plain text with
 * formulas in `\( \)`, `\[ \]`, `$ $` or `$$ $$`, bare LaTeX where it is unmistakable, and small HTML; line ends
 * become `<br />`. What it returns it also takes: rendering a sound text twice changes nothing. Never throws.
 *
 * @example renderRichText('যদি \\(x<২\\) হয়') // 'যদি <math><mi>x</mi><mo>&lt;</mo><mn>২</mn></math> হয়'
 */
export function renderRichText(source: string): string {
  const text = normalizeText(source).replace(/[\ue000\ue001]/g, '')
  if (!needsCare.test(text)) return withBreaks(text)
  const formulas: string[] = []
  const marked = text.replace(delimited, (_, ...rest) => {
    const { inline, block, dollars, tight, loose } = rest.at(-1) as Record<string, string | undefined>
    const latex = unescapeHtml(inline ?? block ?? dollars ?? tight ?? loose ?? '')
    return `\ue000${formulas.push(typeset(latex, (block ?? dollars) !== undefined)) - 1}\ue001`
  })
  const escaped = escapeLooseAngles(marked.replace(/\\\$/g, '$'))
  return setBareFormulas(setFormulas(escaped.replace(spaceAroundBlocks, ''), formulas))
}

/** Looks for formulas without delimiters where there is nothing but lines of text. */
function setBareFormulas(html: string): string {
  const lines = html.replace(/<br \/>/g, '\n')
  if (lines.includes('<') || !hasBareLatex(lines)) return html
  return withoutDollars(withBreaks(typesetBareLatex(unescapeHtml(lines))))
}

function setFormulas(html: string, formulas: string[]): string {
  const token = /\ue000([0-9]+)\ue001/g
  const safe = sanitize(html, text =>
    withBreaks(text).replace(token, (_, index: string) => formulas[Number(index)] ?? ''),
  )
  // What is left stands in an attribute, where words must do.
  const worded = safe.replace(token, (_, index: string) => escapeAttribute(plainText(formulas[Number(index)] ?? '')))
  return withoutDollars(worded).trim()
}

/** A dollar that is left over is money; as an entity it cannot open a formula when the result is rendered again. */
const withoutDollars = (html: string) => html.replace(/\$/g, '&#36;')
const withBreaks = (text: string) => text.replace(/\n/g, '<br />')

/**
 * The words of an HTML fragment that `renderRichText` made, for searching and for screen titles: tags gone, pictures
 * by their alt text, formulas as their symbols in reading order.
 */
export function plainText(html: string): string {
  const words = html
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<(?:br|mspace|\/?(?:p|li|ul|ol|table|tr|td|th|caption|thead|tbody))\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
  return unescapeHtml(words).replace(/\s+/g, ' ').trim()
}
