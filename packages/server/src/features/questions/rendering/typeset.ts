import katex from 'katex'
import { inBanglaDigits, inLatinDigits } from '../../../platform/bangla-digits.ts'
import 'katex/contrib/mhchem'
import { escapeText } from './safe-html.ts'

/** In characters of the source, and of what it becomes: real formulas stay far below both. */
const longestFormula = 2000
const longestMathml = 50_000
/** Whatever defines, copies or steers macros can make gigabytes of a line; a control word with `@` is one of the typesetter's own. */
const macroCommand =
  /\\(?:[a-zA-Z]*@|(?:def|[egx]def|let|futurelet|global|long|(?:re)?newcommand|providecommand|expandafter|noexpand)(?![a-zA-Z]))/
const doubleStruck: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }
/** `\\verb` and what is escaped already are passed over. */
const percent = /\\verb\*?([^a-zA-Z*]).*?\1|\\.|%/gs
/** Commands that the typesetter writes down by their name alone when it does not trust them: what they hold would be lost. */
const untrustedCommand = /\\(?:includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/
/** A sign after an operator that closes nothing is a sign of its number: x < −1. */
const afterOperator = /(<mo\b[^>]*>[^<)\]}|!]+<\/mo>)<mo>([−+±])<\/mo>/g

/** Why a formula is not set: it is longer than a formula may be, uses macros, becomes too large, or is none. */
export type FormulaFault = 'too_long' | 'macros' | 'too_large' | 'unreadable'

/** A formula as MathML, or why it is shown as its source. */
export type Typeset = { readonly mathml: string } | { readonly fault: FormulaFault }

/** Bounded in time and memory for any source. */
export function typeset(latex: string, display = false): Typeset {
  if (latex.length > longestFormula) return { fault: 'too_long' }
  if (latex.trim() === '') return { fault: 'unreadable' }
  if (macroCommand.test(latex)) return { fault: 'macros' }
  if (untrustedCommand.test(latex)) return { fault: 'unreadable' }
  // The typesetter takes Bangla digits for words and sets ১২² as ১ and ২²: it gets 0–9 and the result is turned back.
  const inBangla = /[০-৯]/.test(latex) && !/[0-9]/.test(latex)
  const figures = inBangla ? inLatinDigits(latex) : latex
  // To LaTeX a percent sign begins a comment; an author who writes 10% means the sign.
  const source = figures.replace(percent, found => (found === '%' ? '\\%' : found))
  // A numbered equation or an `align` may stand only on a line of its own, wherever its author put it.
  const inLine = display ? undefined : toHtml(source, false)
  const html = inLine ?? toHtml(source, true)
  if (html === undefined) return { fault: 'unreadable' }
  if (html.length > longestMathml) return { fault: 'too_large' }
  const mathml = compact(html, inLine === undefined)
  if (mathml === undefined) return { fault: 'unreadable' }
  return { mathml: inBangla ? withBanglaDigits(mathml) : mathml }
}

/** What is shown of a formula that cannot be set. */
export function sourceOf(latex: string): string {
  return `<code>${escapeText(latex.trim().replace(/\s+/g, ' '))}</code>`
}

function withBanglaDigits(mathml: string): string {
  return mathml.replace(/>[^<]+</g, inBanglaDigits)
}

function toHtml(latex: string, displayMode: boolean): string | undefined {
  try {
    return katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: ({ command }) => command === '\\href' || command === '\\url',
      maxSize: 20,
      maxExpand: 1_000,
    })
  } catch {
    // Not only parse errors: deep nesting exhausts the stack. Whatever the reason, this text is no formula.
    return undefined
  }
}

/**
 * Only the `<math>` that browsers draw: no wrapper, no annotation, no namespace, no link, spaces that survive normalising.
 * @returns undefined where nothing would be drawn
 */
function compact(html: string, displayMode: boolean): string | undefined {
  const whole = html.match(/<semantics>(.*)<annotation/s)?.[1] ?? ''
  const body = whole.match(/^<mrow>(.*)<\/mrow>$/s)?.[1] ?? whole
  const drawn = withPlainScripts(body)
    .replace(/<mtext>([^<]*)<\/mtext>/g, (_, text: string) => spacedText(text.replace(/\u00a0/g, ' ')))
    .replace(/<mi mathvariant="double-struck">([A-Z])<\/mi>/g, (whole, letter: string) =>
      doubleStruck[letter] ? `<mi mathvariant="normal">${doubleStruck[letter]}</mi>` : whole,
    )
    .replace(afterOperator, '$1<mo form="prefix">$2</mo>')
    .replace(/<mtd width="50%"><\/mtd>/g, '')
    .replace(/<mspace([^>]*)\/>/g, '<mspace$1></mspace>')
    .replace(/ (?:style|href|class) ?="[^"]*"/g, '')
    .replace(/>[^<]+</g, text => text.replace(/&quot;/g, '"').replace(/&#x27;/g, "'"))
  if (!drawsSomething.test(drawn)) return undefined
  return `<math${displayMode ? ' display="block"' : ''}>${drawn}</math>`
}

const drawsSomething = />[^<]|<(?:mspace|msqrt|mroot|mfrac|menclose)\b/

/** Chemistry sets its indices beside invisible letters, in boxes of a unit that browsers do not know: their content alone stays. */
function withPlainScripts(mathml: string): string {
  return mathml
    .replaceAll('<mpadded width="0px"><mphantom><mi>X</mi></mphantom></mpadded>', '<mrow></mrow>')
    .replace(invisibleScripts, '')
    .replace(/<mpadded width="0px"><mphantom><mn>[0-9]*<\/mn><\/mphantom><\/mpadded>/g, '')
    .replaceAll('<mpadded height="0px"></mpadded>', '')
    .replace(hungLeft, '$2')
}

const unseen = '<mpadded height="0px" depth="0px"><mphantom>(?:(?!</?mphantom).)*</mphantom></mpadded>'
const invisibleScripts = new RegExp(`<(msub|msup|msubsup)><mrow></mrow>(?:${unseen}){1,2}</\\1>`, 'g')
const hungLeft =
  /<mpadded lspace="-1width" width="0px">(<mpadded height="0px">)?((?:(?!<\/?mpadded).)*)(?:<\/mpadded>){1,2}/g

/** MathML trims the text of `<mtext>`, so a space at its edge becomes an element. */
function spacedText(text: string): string {
  const space = '<mspace width="0.25em"></mspace>'
  const trimmed = text.trim()
  if (trimmed === '') return space
  if (trimmed === text) return `<mtext>${text}</mtext>`
  return `<mrow>${text.startsWith(' ') ? space : ''}<mtext>${trimmed}</mtext>${text.endsWith(' ') ? space : ''}</mrow>`
}
