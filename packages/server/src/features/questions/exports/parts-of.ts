import type { BankPart } from '@prostuti/contract'
import { hasFormula } from '../rendering/render-question.ts'
import type { BankQuestion } from './read-bank.ts'

/** What a question has of all that one may have, as `formatHolds` names it. */
export function partsOf({ row, written, passage, picture }: BankQuestion): BankPart[] {
  const { question, explanation, options } = written
  const shown = options.filter(({ hidden }) => !hidden)
  const texts = [question, explanation, ...shown.flatMap(({ option, explanation: why }) => [option, why])]
  if (passage) texts.push(passage.typed)
  const has: Record<BankPart, boolean> = {
    text: true,
    several: shown.filter(({ is_correct }) => is_correct).length > 1,
    option_explanations: shown.some(({ explanation: why }) => why.bn !== ''),
    explanation: explanation.bn !== '',
    formulas: texts.some(({ bn, en }) => hasFormula(bn) || hasFormula(en)),
    pictures: picture !== null || texts.some(({ bn }) => bn.includes('<img')),
    passages: passage !== null,
    categories: true,
    tags: row.tags.length > 0,
    appearances: row.appearances.length > 0,
    english: texts.some(({ en }) => en !== ''),
    source: row.source !== '',
    difficulty: row.difficulty !== 2,
    pinned: shown.some(({ pinned }) => pinned),
    hidden: shown.length < options.length,
  }
  return (Object.keys(has) as BankPart[]).filter(part => has[part])
}
