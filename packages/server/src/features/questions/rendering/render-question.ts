import { randomBytes } from 'node:crypto'
import { markedByTags } from '../authored-tags.ts'
import { hasBareLatex, typesetBareLatex } from './bare-latex.ts'
import { normalizeText, withoutInvisible } from './normalize-text.ts'
import { takePreformatted } from './preformatted.ts'
import { formulaAsText, pictureDropped, type RenderNotice } from './render-notice.ts'
import { isolateRightToLeft } from './right-to-left.ts'
import { escapeAttribute, escapeLooseAngles, sanitize, unescapeHtml } from './safe-html.ts'
import { type FormulaFault, sourceOf, typeset } from './typeset.ts'

/** `\( \)`, `\[ \]`, `$$ $$`, and `$ $` where it is not a price: tight as in `$x$`, or with a sign of LaTeX inside, and not right after 50 or US. */
const delimited = new RegExp(
  [
    String.raw`\\\((?<inline>(?:(?!\\\().){1,20000}?)\\\)`,
    String.raw`\\\[(?<block>(?:(?!\\\[).){1,20000}?)\\\]`,
    String.raw`(?<!\\)\$\$(?<dollars>.{1,20000}?)\$\$`,
    String.raw`(?<![\\\p{L}\p{M}\p{N}])\$(?<tight>(?=\S)(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,20000}?(?<=\S))(?<!\\)\$(?![0-9])`,
    String.raw`(?<![\\\p{L}\p{M}\p{N}])\$(?<loose>(?=[^$\n]*[\\^_{])(?:(?!\\[()])\\.|(?!</)[^$\\\n]){1,20000}?)\$(?![0-9])`,
  ].join('|'),
  'gsu',
)
/** Written so, one of a pair cannot be distinguished from the other's. */
const isolateEntity = /&#(?:x0*206[6-9]|0*829[4-7]);?/gi
const needsCare = /[<>&\\$^_\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
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
  const formulas: string[] = []
  const inLines = takePreformatted(source.replace(isolateEntity, ''), html => markerOf(formulas.push(html) - 1))
  const text = normalizeText(inLines)
  if (formulas.length === 0 && !needsCare.test(text)) return withBreaks(text)
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
    const latex = unescapeHtml(inline ?? block ?? dollars ?? tight ?? loose ?? '').replace(/[\u2066-\u2069]/g, '')
    return markerOf(formulas.push(set(latex, (block ?? dollars) !== undefined)) - 1)
  })
  const escaped = markedByTags(escapeLooseAngles(marked.replace(/\\\$/g, '$')))
  const html = setFormulas(escaped.replace(spaceAroundBlocks, ''), formulas, src => onNotice(pictureDropped(src)))
  return setBareFormulas(html, onFault)
}

/**
 * A source whose formulas stand in `\( \)` or `$$ $$`, each on one line: other programs take no other delimiters. A dollar that is
 * money cannot be taken for one.
 *
 * @example withSlashDelimiters('$x^2$ কত?') // '\\(x^2\\) কত?'
 */
export function withSlashDelimiters(source: string): string {
  const pieces: string[] = []
  const money = (text: string) => text.replace(/\\?\$/g, '&#36;')
  let at = 0
  for (const match of source.matchAll(delimited)) {
    const { inline, block, dollars = block, tight, loose } = match.groups ?? {}
    const latex = inline ?? tight ?? loose
    const formula = latex === undefined ? `$$${dollars}$$` : `\\(${latex}\\)`
    pieces.push(money(source.slice(at, match.index)), formula.replace(/\s*\n\s*/g, ' '))
    at = match.index + match[0].length
  }
  return pieces.join('') + money(source.slice(at))
}

/** Whether a source, or what was made of it, has a formula in it. */
export const hasFormula = (source: string): boolean => source.includes('<math') || source.search(delimited) >= 0

/** Looks for formulas without delimiters where there is nothing but lines of text. */
function setBareFormulas(html: string, onFault: (latex: string, fault: FormulaFault) => void): string {
  const lines = html.replace(/<br \/>/g, '\n')
  if (lines.includes('<') || !hasBareLatex(lines)) return html
  return withoutDollars(withBreaks(typesetBareLatex(unescapeHtml(lines), onFault)))
}

function setFormulas(html: string, formulas: string[], onDropped: (src: string) => void): string {
  // What was written as an entity is a character by now.
  const isolate = isolateRightToLeft(html.replace(marker, ''))
  const asText = (text: string, tag?: string) =>
    withBreaks(isolate(withoutInvisible(text), tag)).replace(marker, formulaAt)
  const safe = withoutEmptyParagraphs(sanitize(html, asText, onDropped))
  // What is left stands in an attribute, where words must do.
  const worded = safe.replace(marker, (_, index: string) => escapeAttribute(plainText(formulas[Number(index)] ?? '')))
  return withoutDollars(worded).trim()

  function formulaAt(_: string, index: string): string {
    return formulas[Number(index)] ?? ''
  }
}

/** An empty paragraph is where a block ended: between words that were parted by it, a line ends. */
function withoutEmptyParagraphs(html: string): string {
  return html.replace(emptyParagraphs, (whole, index: number) => {
    const isParted = /(?:^|<br \/>|<\/?(?:p|ul|ol|li|table|td|th|caption|pre)(?:\s[^<>]*)?>)\s*$/
    const parts = /^\s*(?:$|<br \/>|<\/?(?:p|ul|ol|li|table|td|th|pre)\b)/
    const [before, after] = [html.slice(Math.max(0, index - 200), index), html.slice(index + whole.length)]
    return isParted.test(before) || parts.test(after.slice(0, 200)) ? '' : '<br />'
  })
}
const emptyParagraphs = /(?:<p(?:\s[^<>]*)?>\s*<\/p>\s*)+/g

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
    .replace(/<mphantom>.*?<\/mphantom>/gs, '')
    .replace(/<(?:br|mspace|\/?(?:p|pre|li|ul|ol|table|tr|td|th|caption|thead|tbody|mtr|mtd))\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
  return unescapeHtml(words).replace(/\s+/g, ' ').trim()
}
