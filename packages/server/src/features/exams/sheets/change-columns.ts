import type { AnswerSheet, Change, FieldError } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'

/** Stands where a change names no `at` or no `seq`. Below every value that they can have. */
export const unset = -(2 ** 30)

/** Stands for an answer that was taken back. */
export const cleared = 254

/** Changes in columns: whole numbers alone, so that keeping them while a batch gathers costs next to nothing. */
export interface ChangeColumns {
  readonly questions: number[]
  /** Index of the option, or `cleared`. */
  readonly answers: number[]
  /** Milliseconds after joining, or `unset`. */
  readonly ats: number[]
  /** Or `unset`. */
  readonly seqs: number[]
  readonly marks: boolean[]
}

type Entry = AnswerSheet['answer_sheet'][number] | Change

/** Of changes that the contract's shapes have passed. */
export function columnsOf(changes: readonly Entry[]): ChangeColumns {
  return {
    questions: changes.map(change => Number(change.question)),
    answers: changes.map(change => change.answer ?? cleared),
    ats: changes.map(change => change.at ?? unset),
    seqs: changes.map(change => change.seq ?? unset),
    marks: changes.map(change => change.marked === true),
  }
}

/** The same changes as they came over the wire. */
export function entriesOf({ questions, answers, ats, seqs, marks }: ChangeColumns): AnswerSheet['answer_sheet'] {
  return questions.map((question, index) => ({
    question: String(question),
    answer: answers[index] === cleared ? null : answers[index]!,
    ...(ats[index] !== unset && { at: ats[index] }),
    ...(seqs[index] !== unset && { seq: seqs[index] }),
    ...(marks[index] && { marked: true }),
  }))
}

/** The questions of a paper, as far as changes are checked against them. */
export interface PaperQuestions {
  /** Index of each question id in the paper. */
  readonly questionIndexOf: ReadonlyMap<number, number>
  readonly optionCounts: readonly number[]
}

/**
 * The questionIndex of each change in the paper. Refuses answers to questions that are not in it, and options that the question
 * does not have.
 */
export function questionIndexesOf(
  { questions, answers }: ChangeColumns,
  paper: PaperQuestions,
  field: string,
): number[] {
  const indexes: number[] = []
  const fields: FieldError[] = []
  for (let index = 0; index < questions.length; index++) {
    const questionIndex = paper.questionIndexOf.get(questions[index]!)
    const answer = answers[index]!
    if (questionIndex === undefined) {
      fields.push({ path: `${field}.${index}.question`, code: 'unknown', message: 'This paper has no such question' })
    } else if (answer !== cleared && answer >= paper.optionCounts[questionIndex]!) {
      fields.push({ path: `${field}.${index}.answer`, code: 'unknown', message: 'This question has no such option' })
    } else indexes.push(questionIndex)
  }
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
  return indexes
}
