import katex from 'katex'
import { escapeText } from './safe-html.ts'

const longestFormula = 2000
const banglaDigits = '০১২৩৪৫৬৭৮৯'
const doubleStruck: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' }
/** A sign after an operator that closes nothing is a sign of its number: x < −1. */
const afterOperator = /(<mo\b[^>]*>[^<)\]}|!]+<\/mo>)<mo>([−+±])<\/mo>/g

/** A formula as MathML; one that cannot be set is shown as its source in `<code>`. */
export function typeset(latex: string, display = false): string {
  return tryTypeset(latex, display) ?? `<code>${escapeText(latex.trim().replace(/\s+/g, ' '))}</code>`
}

/** A formula as MathML, or undefined where it is none. */
export function tryTypeset(latex: string, display = false): string | undefined {
  if (latex.length > longestFormula || latex.trim() === '') return undefined
  // The typesetter takes Bangla digits for words and sets ১২² as ১ and ২²: it gets 0–9 and the result is turned back.
  const inBangla = /[০-৯]/.test(latex) && !/[0-9]/.test(latex)
  const source = inBangla ? latex.replace(/[০-৯]/g, digit => String(banglaDigits.indexOf(digit))) : latex
  const mathml = toMathml(source, display)
  return inBangla
    ? mathml?.replace(/>[^<]+</g, text => text.replace(/[0-9]/g, digit => banglaDigits[Number(digit)]!))
    : mathml
}

function toMathml(latex: string, displayMode: boolean): string | undefined {
  try {
    const html = katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
    })
    return compact(html, displayMode)
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
