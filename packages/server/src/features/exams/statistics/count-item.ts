import { type ItemVerdict, verdictLimits } from '@prostuti/contract'
import { hasOption, type OptionSet } from '../scoring/option-set.ts'
import { type AnsweredItem, noAnswer } from './answer-table.ts'
import type { ItemFigures } from './item-figures.ts'
import { medianOf } from './total-figures.ts'
import { verdictOf } from './verdict.ts'

/** Who chose an option, in per cent of all, of the best and of the last. */
export interface CountedOption {
  readonly answers: number
  readonly share: number
  readonly best: number
  readonly last: number
}

/** What is counted of the answers to one question; by the paper's own numbers of options. */
export interface CountedItem extends ItemFigures {
  readonly verdict: ItemVerdict
  readonly right: number
  readonly wrong: number
  readonly skipped: number
  readonly guess: number | null
  readonly options: readonly CountedOption[]
  readonly seconds: number | null
  readonly bestSeconds: number | null
}

interface AskedItem {
  readonly accepted: OptionSet
  readonly isCancelled: boolean
  readonly options: number
  /** What a wrong answer takes away, as a part of what a right one gives. */
  readonly penalty: number
}

/** Counts the answers to a question, the best sheet first. */
export function countItem(item: AnsweredItem, figures: ItemFigures, asked: AskedItem): CountedItem {
  const sheets = item.answers.length
  const group = Math.min(sheets, Math.max(1, Math.round((sheets * verdictLimits.groupShare) / 100)))
  const [all, best, last] = [
    sharesOf(item.answers, asked.options),
    sharesOf(item.answers.subarray(0, group), asked.options),
    sharesOf(item.answers.subarray(sheets - group), asked.options),
  ]
  const isRight = (option: number) => !asked.isCancelled && hasOption(asked.accepted, option)
  const options = all.map(({ count, share }, option) => ({
    ...{ answers: count, share, best: best[option]!.share, last: last[option]!.share },
    accepted: isRight(option),
  }))
  const sum = (shares: readonly { readonly share: number; readonly accepted: boolean }[], accepted: boolean) =>
    shares.filter(each => each.accepted === accepted).reduce((total, each) => total + each.share, 0)
  const shown: ItemFigures = asked.isCancelled ? { ...figures, discrimination: null, efficiency: null } : figures
  const [right, wrong] = [sum(options, true), sum(options, false)]
  return {
    ...shown,
    verdict: verdictOf({ ...shown, cancelled: asked.isCancelled, options }),
    ...{ right, wrong, skipped: sheets === 0 ? 0 : (100 * countOf(item.answers, noAnswer)) / sheets },
    guess: guessOf(options.filter(({ accepted }) => accepted).length, asked),
    options,
    seconds: middleSeconds(item.milliseconds),
    bestSeconds: middleSeconds(item.milliseconds.subarray(0, Math.ceil((sheets * verdictLimits.bestShare) / 100))),
  }
}

function sharesOf(answers: Int8Array, options: number): { count: number; share: number }[] {
  const counts = new Array<number>(options).fill(0)
  for (const answer of answers) if (answer !== noAnswer) counts[answer]!++
  return counts.map(count => ({ count, share: answers.length === 0 ? 0 : (100 * count) / answers.length }))
}

const countOf = (answers: Int8Array, wanted: number): number =>
  answers.reduce((count, answer) => count + (answer === wanted ? 1 : 0), 0)

/** The mean mark of who guesses, in per cent of the highest. */
function guessOf(right: number, { options, penalty, isCancelled }: AskedItem): number | null {
  return isCancelled || options === 0 ? null : (100 * (right - (options - right) * penalty)) / options
}

/** Of those who answered; the middle one, for who leaves the room takes an hour. */
function middleSeconds(milliseconds: Int32Array): number | null {
  const middle = medianOf(Float64Array.from(milliseconds.filter(each => each >= 0)))
  return middle === null ? null : Math.round(middle / 100) / 10
}
