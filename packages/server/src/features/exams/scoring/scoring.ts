import type { PackedSheet } from '../sheets/packed-sheet.ts'
import { cancelled, hasOption, type OptionSet } from './option-set.ts'

/** What scoring needs to know of a paper, in paper order. Marks in whole thousandths. */
export interface AnswerKey {
  readonly questionIds: readonly string[]
  /** What each question accepts. */
  readonly accepted: readonly OptionSet[]
  /** How many options each question has. */
  readonly optionCounts: readonly number[]
  readonly subjectOf: readonly number[]
  readonly subjectCount: number
}

export interface ScoringRules {
  /** Of one right answer, in thousandths of a mark. */
  readonly mark: number
  /** Taken away for one wrong answer, in thousandths; unanswered costs nothing. */
  readonly negativeMark: number
}

export interface Score {
  /** In thousandths; may be below zero. */
  readonly marks: number
  readonly correct: number
  readonly incorrect: number
  /** Right and wrong answers of each subject in turn: [right, wrong, right, wrong, …]. */
  readonly subjects: readonly number[]
}

const nothing: ReadonlySet<string> = new Set()

/** Marks one sheet, but for questions that are cancelled or withheld (by id). Exact: nothing but whole numbers is added. */
export function scoreSheet(
  sheet: PackedSheet,
  key: AnswerKey,
  rules: ScoringRules,
  withheld: ReadonlySet<string> = nothing,
): Score {
  const subjects = new Array<number>(key.subjectCount * 2).fill(0)
  let correct = 0
  let incorrect = 0
  for (let questionIndex = 0; questionIndex < key.accepted.length; questionIndex++) {
    const answer = sheet.answerAt(questionIndex)
    const accepted = key.accepted[questionIndex]!
    if (answer < 0 || accepted === cancelled || withheld.has(key.questionIds[questionIndex]!)) continue
    const isWrong = hasOption(accepted, answer) ? 0 : 1
    subjects[key.subjectOf[questionIndex]! * 2 + isWrong]!++
    if (isWrong) incorrect++
    else correct++
  }
  return { marks: marksFor(correct, incorrect, rules), correct, incorrect, subjects }
}

/** Thousandths for so many right and wrong answers. */
export function marksFor(correct: number, incorrect: number, rules: ScoringRules): number {
  return correct * rules.mark - incorrect * rules.negativeMark
}

const gradeSteps: readonly [percent: number, grade: string][] = [
  [80, 'A+'],
  [70, 'A'],
  [60, 'A-'],
  [50, 'B'],
  [40, 'C'],
  [33, 'D'],
]

/** The letter for a share of the full marks, by the steps that Bangladesh's boards use. */
export function gradeOf(marks: number, totalMarks: number): string {
  const percent = totalMarks > 0 ? (marks * 100) / totalMarks : 0
  return gradeSteps.find(([from]) => percent >= from)?.[1] ?? 'F'
}
