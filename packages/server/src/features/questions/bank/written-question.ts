import type { FieldError, TypedOption, TypedText } from '@prostuti/contract'
import { shownOptions } from '@prostuti/contract/questions/bounds'
import { AppError } from '../../../platform/errors/app-error.ts'

/** The texts and the key of a question in the clear, as staff write them. An option's place is its number. */
export interface WrittenQuestion {
  readonly question: TypedText
  readonly options: readonly TypedOption[]
  readonly explanation: TypedText
}

/**
 * The messages of the editor are the specification's (§5). Throws `validation_failed` where the question says nothing, an option
 * that is shown says nothing, none of these is right, or they are too few or too many.
 */
export function checkWritten({ question, options }: WrittenQuestion): void {
  const shown = options.filter(({ hidden }) => !hidden)
  const fields: FieldError[] = []
  const add = (path: string, code: string, message: string) => fields.push({ path, code, message })
  if (isEmpty(question)) add('question', 'required', 'Question fields is required!')
  for (const [number, { option, hidden, is_correct }] of options.entries()) {
    if (!hidden && isEmpty(option)) add(`options.${number}.option`, 'required', 'Empty option fields are not allowed!')
    if (hidden && is_correct) add(`options.${number}.is_correct`, 'hidden', 'A hidden option cannot be right')
  }
  if (shown.length < shownOptions.min || shown.length > shownOptions.max)
    add('options', 'count', `A question shows ${shownOptions.min} to ${shownOptions.max} options`)
  if (!shown.some(option => option.is_correct)) add('options', 'answer', 'Correct answer required!')
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}

const isEmpty = ({ bn }: TypedText): boolean => bn.trim() === ''

/**
 * Checks that an edit keeps every option's number. `inPaper`: a paper names the question, whose options all stay. Throws
 * `validation_failed`.
 */
export function checkOptionsKept(
  before: readonly TypedOption[],
  after: readonly TypedOption[],
  { inPaper }: { readonly inPaper: boolean },
): void {
  const fields: FieldError[] = []
  const add = (number: number, code: string, message: string) =>
    fields.push({ path: `options.${number}`, code, message })
  for (const [number, option] of before.entries()) {
    const now = after[number]
    if (!now) add(number, 'removed', 'An option keeps its number for life; hide it instead')
    else if (inPaper && now.hidden && !option.hidden)
      add(number, 'in_paper', 'A paper that people have shows this option')
  }
  if (fields.length > 0) throw new AppError('validation_failed', { fields })
}
