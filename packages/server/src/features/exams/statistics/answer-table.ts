import type { PaperKey } from '../papers/paper-store.ts'
import { cancelled, hasOption } from '../scoring/option-set.ts'
import type { ScoringRules } from '../scoring/scoring.ts'
import { cleared } from '../sheets/change-columns.ts'
import { entryBytes, untouched } from '../sheets/packed-sheet.ts'
import type { MarkedItem } from './item-figures.ts'
import { spentMilliseconds } from './spent-milliseconds.ts'

/** Stands for an answer to no option of the question. */
export const noAnswer = -1

/** All sheets' answers to one question, the best sheet first. */
export interface AnsweredItem extends MarkedItem {
  /** The paper's own numbers of options, or `noAnswer`. */
  readonly answers: Int8Array
  /** Negative where there is no answer. */
  readonly milliseconds: Int32Array
}

/** A table of answers that is filled sheet by sheet. */
export interface AnswerTable {
  /** Cancelled questions have marks of 0, and 0 as the highest one. */
  readonly items: readonly AnsweredItem[]
  /** @param entries the end of the stored sheet: `entryBytes` for each question; empty for a blank one */
  add(entries: Buffer): void
}

export function createAnswerTable(sheets: number, key: PaperKey, rules: ScoringRules): AnswerTable {
  const size = key.questionIds.length
  const items = key.accepted.map(set => ({
    highest: set === cancelled ? 0 : rules.mark,
    marks: new Float64Array(sheets),
    answers: new Int8Array(sheets).fill(noAnswer),
    milliseconds: new Int32Array(sheets),
  }))
  let sheet = 0
  return {
    items,
    add(entries) {
      const spent = spentMilliseconds(entries, size)
      for (let question = 0; question < size; question++) {
        const { marks, answers, milliseconds } = items[question]!
        milliseconds[sheet] = spent[question]!
        const answer = entries[question * entryBytes] ?? untouched
        if (answer >= cleared) continue
        if (answer < key.optionCounts[question]!) answers[sheet] = answer
        const accepted = key.accepted[question]!
        if (accepted !== cancelled) marks[sheet] = hasOption(accepted, answer) ? rules.mark : -rules.negativeMark
      }
      sheet++
    },
  }
}
