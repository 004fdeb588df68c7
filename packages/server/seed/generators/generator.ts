import type { Difficulty, Localized, SubjectSlug } from '../questions/seed-question.ts'
import { both, inBanglaDigits, inLanguage } from '../questions/seed-question.ts'
import type { Random } from './random.ts'

/** What a generator knows of one question before its options are mixed. */
export interface Draft {
  text: Localized
  right: Localized
  /** Wrong answers, the most tempting first; the first three that differ from each other and from `right` are used. */
  wrong: Localized[]
  explanation: Localized
}

/** Makes right questions of one kind, from arithmetic or from a table of facts. */
export interface Generator {
  name: string
  subject: SubjectSlug
  difficulty: Difficulty
  tags: readonly string[]
  draft(random: Random): Draft
}

/** Both languages of a text with figures: write 0–9 in both, the Bangla one gets Bangla digits. */
export const figures = (bn: string, en: string): Localized => both(inBanglaDigits(bn), en)

/** Figures with a unit, for a list of answers: `withUnit('টাকা', 'taka')(50)`. */
export const withUnit =
  (bn: string, en: string) =>
  (amount: number | string): Localized =>
    figures(`${amount} ${bn}`, `${amount} ${en}`)

/** A bare number; at most two decimals, no trailing zeros. */
export const plain = (amount: number): Localized => figures(String(rounded(amount)), String(rounded(amount)))

/** Away with the noise of binary fractions: two decimals. */
export const rounded = (amount: number): number => Math.round(amount * 100) / 100

interface TableGenerator<Row> extends Omit<Generator, 'draft'> {
  rows: readonly Row[]
  text(row: Row): Localized
  right(row: Row): Localized
  explanation(row: Row): Localized
  /** Wrong answers of this row; without it, the right answers of other rows. */
  wrong?(row: Row): Localized[]
}

/** A generator that asks one row of a table after the other. */
export function fromTable<Row>({ rows, text, right, explanation, wrong, ...kind }: TableGenerator<Row>): Generator {
  return {
    ...kind,
    draft: random => {
      const row = random.pick(rows)
      const own = { text: text(row), right: right(row) }
      if (wrong) return { ...own, wrong: random.shuffle(wrong(row)), explanation: explanation(row) }
      const others = random.shuffle(rows.filter(other => other !== row))
      // The right answer alone explains nothing: what the wrong ones belong to is said as well.
      const explained = [row, ...differing(others, right, own.right)]
      return { ...own, wrong: others.map(right), explanation: inOneText(explained.map(explanation)) }
    },
  }
}

/** The rows whose answers become the wrong options. */
function differing<Row>(others: readonly Row[], answerOf: (row: Row) => Localized, right: Localized): Row[] {
  const used = new Set([JSON.stringify(right)])
  const rows = others.filter(row => {
    const answer = JSON.stringify(answerOf(row))
    if (used.has(answer)) return false
    used.add(answer)
    return true
  })
  return rows.slice(0, 3)
}

const inOneText = (parts: readonly Localized[]): Localized => {
  const join = (language: 'bn' | 'en') => parts.map(part => inLanguage(part, language)).join(' ')
  return parts.every(part => typeof part === 'string') ? join('bn') : both(join('bn'), join('en'))
}
