import type { FormulaFault } from './typeset.ts'

/** What rendering left out of a text, for whoever brought it. */
export interface RenderNotice {
  readonly code: 'formula_as_text' | 'picture_dropped'
  /** A sentence for the person who imports; the code is what programs read. */
  readonly message: string
}

const faults: Record<FormulaFault, string> = {
  too_long: 'it is longer than 2,000 characters',
  macros: 'it defines or steers macros',
  too_large: 'it becomes too large',
  unreadable: 'it cannot be read as LaTeX',
}

export function formulaAsText(latex: string, fault: FormulaFault): RenderNotice {
  return { code: 'formula_as_text', message: `A formula is shown as its source, since ${faults[fault]}: ${cut(latex)}` }
}

export function pictureDropped(src: string): RenderNotice {
  return {
    code: 'picture_dropped',
    message: `A picture was left out, since it is kept neither on this site nor in the text: ${cut(src)}`,
  }
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
