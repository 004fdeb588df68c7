import { escapeText } from './safe-html.ts'
import { type FormulaFault, typeset } from './typeset.ts'

const signsOfLatex = /\\[a-zA-Z]{2,}|[\^_]\{|[A-Za-z0-9)]\^[A-Za-z0-9(-]|(?<![a-z])[A-Z][a-z]?_[0-9]/
const pieces = /\n|[^\S\n]+|[\u0980-\u09ff\u0964\u0965\u200c\u200d]+|[^\s\u0980-\u09ff\u0964\u0965\u200c\u200d]+/g
const functionName = /^(?:sin|cos|tan|cot|sec|cosec|csc|log|ln|lim|max|min)$/
const proseWord = /^[("'‘“]*[A-Za-z]{2,}(?:['’-][A-Za-z]+)*[)"'’”]*[.,;:?!]*$/
const listMark = /^(?:[ivx]{1,4}|[0-9]{1,2})[.)]$/

/** Whether a text without delimiters has LaTeX in it, as in `25\degree C` or `\frac{1}{2}`. */
export const hasBareLatex = (text: string): boolean => signsOfLatex.test(text)

/**
 * Sets the formulas of a text that marks none. Careful rather than clever: a run of pieces that are neither Bangla
 * nor English words is taken for a formula if it has a sign of LaTeX and can be set; everything else stays text.
 *
 * @param onFault hears of runs that are formulas by their look and over a bound
 */
export function typesetBareLatex(text: string, onFault: (latex: string, fault: FormulaFault) => void): string {
  const runs: { source: string; formula: boolean }[] = []
  for (const [piece] of text.matchAll(pieces)) {
    const last = runs.at(-1)
    const formula = isSpace(piece) ? (last?.formula ?? false) : !isProse(piece)
    if (last?.formula === formula) last.source += piece
    else runs.push({ source: piece, formula })
  }
  return runs.map(({ source, formula }) => (formula ? setRun(source, onFault) : escapeText(source))).join('')
}

const isSpace = (piece: string) => piece !== '\n' && piece.trim() === ''

function isProse(piece: string): boolean {
  if (piece === '\n' || /[\u0980-\u09ff\u0964\u0965]/.test(piece) || listMark.test(piece)) return true
  return proseWord.test(piece) && !functionName.test(piece)
}

function setRun(run: string, onFault: (latex: string, fault: FormulaFault) => void): string {
  const [, before = '', formula = '', after = ''] =
    run.match(/^(\s*(?:[aAI]\s+)?(?:[0-9.]+\s?%\s+(?=[A-Za-z]))?)(.*?)([\s?.,;:]*)$/s) ?? []
  if (!hasBareLatex(formula)) return escapeText(run)
  const set = typeset(withWholeExponents(formula))
  if ('mathml' in set) return escapeText(before) + set.mathml + escapeText(after)
  // Nobody marked it as a formula, so one that cannot be read may well be none.
  if (set.fault !== 'unreadable') onFault(formula, set.fault)
  return escapeText(run)
}

/** Who writes 10^23 without braces means the twenty-third power. */
const withWholeExponents = (formula: string) => formula.replace(/\^(-?[0-9]+)/g, '^{$1}')
