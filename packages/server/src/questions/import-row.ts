import { z } from 'zod'
import { normalizeText } from './normalize-text.ts'

/** Of a text of a question, in UTF-16 units. */
export const longestText = 20_000
const text = z
  .union([z.string(), z.number().transform(String)])
  .transform(normalizeText)
  .pipe(z.string().max(longestText))
const optionalText = text.nullish().transform(value => value || undefined)
const writtenNumber = z.string().trim().min(1).transform(inLatinDigits).transform(Number).pipe(z.number().int())
const wholeNumber = z.union([z.number().int(), writtenNumber])

/** A question as it stands in a sheet or a JSON line; columns that nobody asked for are left out. */
const rowSchema = z.object({
  question: text,
  options: z.array(text),
  /** From 0. A list where the sheet marks several. */
  correct_index: z.union([wholeNumber, z.array(z.number().int())]).nullish(),
  explanation: optionalText,
  passage: optionalText,
  subject: optionalText,
  topic: optionalText,
  exam: optionalText,
  year: wholeNumber.nullish().transform(value => value ?? undefined),
  lang: z
    .enum(['bn', 'en'])
    .nullish()
    .transform(value => value ?? undefined),
})

export type ImportRow = z.output<typeof rowSchema> & { correct_index: number }

/** Why a row cannot become a question; stable, for the error file and for translations. */
export type RejectReason =
  | 'not_a_row'
  | 'question_missing'
  | 'options_missing'
  | 'option_count'
  | 'option_empty'
  | 'options_not_distinct'
  | 'answer_missing'
  | 'answer_out_of_range'
  | 'several_answers'
  | 'text_too_long'
  | 'text_unreadable'
  | 'field_invalid'
  | 'duplicate'
  | 'duplicate_with_other_answer'

export type RowVerdict = { row: ImportRow } | { reason: RejectReason; message: string }

const reject = (reason: RejectReason, message: string) => ({ reason, message })

/** Checks the shape of one row and cleans its texts (specification §5: question, options and answer are required). */
export function readRow(input: unknown): RowVerdict {
  const parsed = rowSchema.safeParse(input)
  if (!parsed.success) return rejectIssue(parsed.error.issues[0]!)
  const { question, options, correct_index: key } = parsed.data
  if (question === '') return reject('question_missing', 'The question is empty.')
  if ([question, ...options].some(isUnreadable))
    return reject('text_unreadable', 'Characters were lost before the import.')
  if (options.length < 2 || options.length > 10)
    return reject('option_count', `${options.length} options; 2 to 10 are possible.`)
  const empty = options.indexOf('')
  if (empty >= 0) return reject('option_empty', `Option ${empty + 1} is empty.`)
  if (key === undefined || key === null) return reject('answer_missing', 'No option is marked as correct.')
  return typeof key === 'number' ? withKey(parsed.data, key) : withKeys(parsed.data, key)
}

function withKeys(row: z.output<typeof rowSchema>, keys: number[]): RowVerdict {
  if (keys.length > 1) return reject('several_answers', `${keys.length} options are marked as correct.`)
  return keys.length === 0 ? reject('answer_missing', 'No option is marked as correct.') : withKey(row, keys[0]!)
}

function withKey(row: z.output<typeof rowSchema>, key: number): RowVerdict {
  if (key < 0 || key >= row.options.length) return reject('answer_out_of_range', `There is no option ${key + 1}.`)
  return { row: { ...row, correct_index: key } }
}

function rejectIssue({ path, code }: z.core.$ZodIssue) {
  const [field] = path
  if (field === undefined) return reject('not_a_row', 'This is not a row of named fields.')
  if (code === 'too_big') return reject('text_too_long', `${String(field)} is longer than ${longestText} characters.`)
  if (field === 'question') return reject('question_missing', 'The question is missing.')
  if (field === 'options') return reject('options_missing', 'The options are missing or not a list of texts.')
  return reject('field_invalid', `${String(field)} has a value that cannot be read.`)
}

/** U+FFFD, or a text of which a wrong encoding left little but question marks. */
export function isUnreadable(text: string): boolean {
  const marks = text.replace(/[^?]/g, '').length
  return text.includes('\ufffd') || (marks >= 6 && marks * 2 > text.replace(/\s/g, '').length)
}

function inLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, digit => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
}
