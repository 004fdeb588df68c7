import katex from 'katex'
import { escapeText } from './safe-html.ts'

/** In characters of the source, and of what it becomes: real formulas stay far below both. */
const longestFormula = 2000
const longestMathml = 50_000
/** Whatever defines, copies or steers macros can make gigabytes of a line; a control word with `@` is one of the typesetter's own. */
const macroCommand =
  /\\(?:[a-zA-Z]*@|(?:def|[egx]def|let|futurelet|global|long|(?:re)?newcommand|providecommand|expandafter|noexpand)(?![a-zA-Z]))/
const banglaDigits = '০১২৩৪৫৬৭৮৯'
const doubleStruck: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }
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
  // The typesetter takes Bangla digits for words and sets ১২² as ১ and ২²: it gets 0–9 and the result is turned back.
  const inBangla = /[০-৯]/.test(latex) && !/[0-9]/.test(latex)
  const source = inBangla ? latex.replace(/[০-৯]/g, digit => String(banglaDigits.indexOf(digit))) : latex
  const html = toHtml(source, display)
  if (html === undefined) return { fault: 'unreadable' }
  if (html.length > longestMathml) return { fault: 'too_large' }
  const mathml = compact(html, display)
  return { mathml: inBangla ? withBanglaDigits(mathml) : mathml }
}

/** What is shown of a formula that cannot be set. */
export function sourceOf(latex: string): string {
  return `<code>${escapeText(latex.trim().replace(/\s+/g, ' '))}</code>`
}

function withBanglaDigits(mathml: string): string {
  return mathml.replace(/>[^<]+</g, text => text.replace(/[0-9]/g, digit => banglaDigits[Number(digit)]!))
}

function toHtml(latex: string, displayMode: boolean): string | undefined {
  try {
    return katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
      maxExpand: 1_000,
    })
  } catch {
    // Not only parse errors: deep nesting exhausts the stack. Whatever the reason, this text is no formula.
    return undefined
  }
}

/** Only the `<math>` that browsers draw: no wrapper, no annotation, no namespace, spaces that survive normalising. */
function compact(html: string, displayMode: boolean): string {
  const body = html.match(/<semantics><mrow>(.*)<\/mrow><annotation/s)?.[1] ?? ''
  const drawn = body
    .replace(/<mtext>([^<]*)<\/mtext>/g, (_, text: string) => spacedText(text.replace(/\u00a0/g, ' ')))
    .replace(/<mi mathvariant="double-struck">([A-Z])<\/mi>/g, (whole, letter: string) =>
      doubleStruck[letter] ? `<mi mathvariant="normal">${doubleStruck[letter]}</mi>` : whole,
    )
    .replace(afterOperator, '$1<mo form="prefix">$2</mo>')
    .replace(/<mspace([^>]*)\/>/g, '<mspace$1></mspace>')
    .replace(/ style="[^"]*"/g, '')
    .replace(/>[^<]+</g, text => text.replace(/&quot;/g, '"').replace(/&#x27;/g, "'"))
  return `<math${displayMode ? ' display="block"' : ''}>${drawn}</math>`
}

/** MathML trims the text of `<mtext>`, so a space at its edge becomes an element. */
function spacedText(text: string): string {
  const space = '<mspace width="0.25em"></mspace>'
  const trimmed = text.trim()
  if (trimmed === '') return space
  if (trimmed === text) return `<mtext>${text}</mtext>`
  return `<mrow>${text.startsWith(' ') ? space : ''}<mtext>${trimmed}</mtext>${text.endsWith(' ') ? space : ''}</mrow>`
}
