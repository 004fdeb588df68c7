import type { WantedKey } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { OptionSet } from '../scoring/option-set.ts'
import { cancelled, optionSetOf } from '../scoring/option-set.ts'
import type { KeyChange } from '../tables/regrades.ts'

/** What one version of an exam's results accepts in one version of its paper. */
export interface StoredKeys {
  readonly paperVersion: number
  readonly questionIds: readonly string[]
  /** `optionOrders[i][k]` is the author's number of the paper's option k of question i. */
  readonly optionOrders: readonly (readonly number[])[]
  readonly subjectOf: readonly number[]
  readonly subjectCount: number
  /** By the paper's own numbers; null: cancelled. */
  readonly accepted: readonly (readonly number[] | null)[]
}

/** A changed question as sheets of one paper are marked again. */
export interface ChangedQuestion {
  readonly questionIndex: number
  readonly subject: number
  readonly before: OptionSet
  readonly after: OptionSet
}

/** Of every version of the exam's paper. */
export async function readStoredKeys(
  client: Pool | PoolClient,
  examId: number,
  resultVersion: number,
): Promise<StoredKeys[]> {
  const { rows } = await client.query<StoredKeys>({
    name: 'stored-keys',
    text: `select k.paper_version as "paperVersion", p.question_ids as "questionIds", p.option_orders as "optionOrders",
                  p.subject_of as "subjectOf", jsonb_array_length(p.subjects) as "subjectCount", k.accepted
             from accepted_keys k join paper_keys p on p.exam_id = k.exam_id and p.version = k.paper_version
            where k.exam_id = $1 and k.result_version = $2 order by k.paper_version`,
    values: [examId, resultVersion],
  })
  return rows
}

/** What is accepted for the question at this place, by its author's numbers; null: cancelled. */
export function acceptedByAuthor({ accepted, optionOrders }: StoredKeys, questionIndex: number): number[] | null {
  const options = accepted[questionIndex]
  return options?.map(option => optionOrders[questionIndex]![option]!).sort((a, b) => a - b) ?? null
}

/** The same paper's keys with these changes. An option that this paper does not have is left out. */
export function withChanges(keys: StoredKeys, changes: readonly KeyChange[]): (readonly number[] | null)[] {
  const afterOf = new Map(changes.map(({ question, after }) => [question, after]))
  return keys.accepted.map((accepted, questionIndex) => {
    const after = afterOf.get(keys.questionIds[questionIndex]!)
    return after === undefined ? accepted : byPaper(after, keys.optionOrders[questionIndex]!)
  })
}

function byPaper(options: readonly number[] | null, order: readonly number[]): number[] | null {
  return (
    options
      ?.map(option => order.indexOf(option))
      .filter(option => option >= 0)
      .sort((a, b) => a - b) ?? null
  )
}

/** The questions of this paper that are marked otherwise from then on. */
export function changedQuestions(keys: StoredKeys, changes: readonly KeyChange[]): ChangedQuestion[] {
  return withChanges(keys, changes).flatMap((accepted, questionIndex) => {
    const [before, after] = [optionSetOf(keys.accepted[questionIndex]!), optionSetOf(accepted)]
    return before === after ? [] : [{ questionIndex, subject: keys.subjectOf[questionIndex]!, before, after }]
  })
}

/**
 * What the wanted keys change, by the newest paper that asks each question. Throws `validation_failed` for questions that no
 * paper of the exam asks, named twice or left as they are, and for options that the question does not have.
 */
export function keyChanges(stored: readonly StoredKeys[], wanted: readonly WantedKey[]): KeyChange[] {
  const asked = new Set<string>()
  return wanted.map(({ question, accepted }, index) => {
    const keys = stored.findLast(({ questionIds }) => questionIds.includes(question))
    const refuse = (field: string, code: string, message: string) =>
      new AppError('validation_failed', { fields: [{ path: `changes.${index}.${field}`, code, message }] })
    if (!keys) throw refuse('question', 'unknown', 'This exam does not ask the question')
    if (asked.has(question)) throw refuse('question', 'repeated', 'Each question can be named once')
    asked.add(question)
    const questionIndex = keys.questionIds.indexOf(question)
    const order = keys.optionOrders[questionIndex]!
    if (accepted?.some(option => !order.includes(option)))
      throw refuse('accepted', 'unknown', 'This question has no such option')
    const before = acceptedByAuthor(keys, questionIndex)
    const after = accepted && [...new Set(accepted)].sort((a, b) => a - b)
    if (String(before) === String(after)) throw refuse('accepted', 'unchanged', 'This is what counts already')
    return { question, before, after }
  })
}

/** How many questions of a paper count for nobody. */
export function cancelledCount(accepted: readonly OptionSet[]): number {
  return accepted.filter(set => set === cancelled).length
}
