import type { Language } from '@prostuti/contract'
import type { FormulaFault } from './typeset.ts'

/** What rendering left out of a text, for the person who brought it. */
export interface RenderNotice {
  readonly code: 'formula_as_text' | 'picture_dropped'
  /** A sentence in each language; the code is what programs read. */
  readonly message: Readonly<Record<Language, string>>
}

const faults: Record<FormulaFault, Record<Language, string>> = {
  too_long: { bn: 'এটি ২,০০০ অক্ষরের চেয়ে বড়', en: 'it is longer than 2,000 characters' },
  macros: { bn: 'এতে ম্যাক্রো আছে', en: 'it defines or steers macros' },
  too_large: { bn: 'এটি অনেক বড় হয়ে যায়', en: 'it becomes too large' },
  unreadable: { bn: 'এটি LaTeX হিসেবে পড়া যায় না', en: 'it cannot be read as LaTeX' },
}

export function formulaAsText(latex: string, fault: FormulaFault): RenderNotice {
  const { bn, en } = faults[fault]
  return {
    code: 'formula_as_text',
    message: {
      bn: `একটি সূত্র লেখা হিসেবে দেখা যাবে, কারণ ${bn}: ${cut(latex)}`,
      en: `A formula is shown as its source, since ${en}: ${cut(latex)}`,
    },
  }
}

export function pictureDropped(src: string): RenderNotice {
  return {
    code: 'picture_dropped',
    message: {
      bn: `একটি ছবি বাদ পড়েছে, কারণ সেটি এই সাইটে বা লেখার ভেতরে রাখা নেই: ${cut(src)}`,
      en: `A picture was left out, since it is kept neither on this site nor in the text: ${cut(src)}`,
    },
  }
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
