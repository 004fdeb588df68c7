import { randomBytes } from 'node:crypto'
import { hasBareLatex, typesetBareLatex } from './bare-latex.ts'
import { normalizeText, withoutInvisible } from './normalize-text.ts'
import { formulaAsText, pictureDropped, type RenderNotice } from './render-notice.ts'
import { escapeAttribute, escapeLooseAngles, sanitize, unescapeHtml } from './safe-html.ts'
import { type FormulaFault, sourceOf, typeset } from './typeset.ts'

/** `\( \)`, `\[ \]`, `$$ $$`, and `$ $` where it is not a price: tight as in `$x$`, or with a sign of LaTeX inside. */
const delimited = new RegExp(
  [
    String.raw`\\\((?<inline>(?:(?!\\\().){1,20000}?)\\\)`,
    String.raw`\\\[(?<block>(?:(?!\\\[).){1,20000}?)\\\]`,
    String.raw`(?<!\\)\$\$(?<dollars>.{1,20000}?)\$\$`,
    String.raw`(?<!\\)\$(?<tight>(?=\S)(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,20000}?(?<=\S))(?<!\\)\$(?![0-9])`,
    String.raw`(?<!\\)\$(?<loose>(?=[^$\n]*[\\^_{])(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,20000}?)\$(?![0-9])`,
  ].join('|'),
  'gs',
)
const needsCare = /[<>&\\$^_]/
const blockTag = '(?:p|ul|ol|li|table|caption|thead|tbody|tr|th|td|div|h[1-6])'
const spaceAroundBlocks = new RegExp(
  `\\s*\\n\\s*(?=</?${blockTag}\\b)|(?<=</?${blockTag}(?:\\s[^<>]*)?>)\\s*\\n\\s*`,
  'gi',
)

/** Stands for a formula while a text is made safe. Nobody who writes a text knows this process's word, so nobody can write one. */
const word = randomBytes(8).toString('hex')
const markerOf = (index: number) => `\ue000${word}${index}\ue001`
const marker = new RegExp(`\ue000${word}([0-9]+)\ue001`, 'g')

/** In characters, of all formulas of a text together: what comes after stays source. */
const mostMathml = 200_000

/**
 * The source of a question, an option or an explanation as safe, compact HTML with MathML. Takes plain text with
 * formulas in `\( \)`, `\[ \]`, `$ $` or `$$ $$`, bare LaTeX where it is unmistakable, and small HTML; line ends
 * become `<br />`. What it returns it also takes: rendering a sound text twice changes nothing. Never throws; for a text of
 * 20,000 characters, which is the longest that is imported, time and size are bounded whatever it says.
 *
 * @param onNotice hears of formulas that are shown as their source and of pictures that are left out
 * @example renderRichText('যদি \\(x<২\\) হয়') // 'যদি <math><mi>x</mi><mo>&lt;</mo><mn>২</mn></math> হয়'
 */
export function renderRichText(source: string, onNotice: (notice: RenderNotice) => void = () => {}): string {
  const text = normalizeText(source)
  if (!needsCare.test(text)) return withBreaks(text)
  const formulas: string[] = []
  let size = 0
  const onFault = (latex: string, fault: FormulaFault) => onNotice(formulaAsText(latex, fault))
  const set = (latex: string, display: boolean) => {
    const result = size > mostMathml ? ({ fault: 'too_large' } as const) : typeset(latex, display)
    if ('fault' in result) onFault(latex, result.fault)
    const html = 'mathml' in result ? result.mathml : sourceOf(latex)
    size += html.length
    return html
  }
  const marked = text.replace(delimited, (_, ...rest) => {
    const { inline, block, dollars, tight, loose } = rest.at(-1) as Record<string, string | undefined>
    const latex = unescapeHtml(inline ?? block ?? dollars ?? tight ?? loose ?? '')
    return markerOf(formulas.push(set(latex, (block ?? dollars) !== undefined)) - 1)
  })
  const escaped = escapeLooseAngles(marked.replace(/\\\$/g, '$'))
  const html = setFormulas(escaped.replace(spaceAroundBlocks, ''), formulas, src => onNotice(pictureDropped(src)))
  return setBareFormulas(html, onFault)
}

/** Looks for formulas without delimiters where there is nothing but lines of text. */
function setBareFormulas(html: string, onFault: (latex: string, fault: FormulaFault) => void): string {
  const lines = html.replace(/<br \/>/g, '\n')
  if (lines.includes('<') || !hasBareLatex(lines)) return html
  return withoutDollars(withBreaks(typesetBareLatex(unescapeHtml(lines), onFault)))
}

function setFormulas(html: string, formulas: string[], onDropped: (src: string) => void): string {
  // What was written as an entity is a character by now.
  const safe = sanitize(html, text => withBreaks(withoutInvisible(text)).replace(marker, formulaAt), onDropped)
  // What is left stands in an attribute, where words must do.
  const worded = safe.replace(marker, (_, index: string) => escapeAttribute(plainText(formulas[Number(index)] ?? '')))
  return withoutDollars(worded).trim()

  function formulaAt(_: string, index: string): string {
    return formulas[Number(index)] ?? ''
  }
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
