import { comparable, fingerprint } from './dedupe.ts'
import { type ImportRow, type RejectReason, readRow } from './import-row.ts'
import { type Quality, qualityOf, saysSomething } from './quality.ts'
import type { AuthoredQuestion, RichText } from './question-content.ts'
import type { RenderNotice } from './render-notice.ts'
import { renderRichText } from './render-question.ts'

/** A row that can be stored: rendered, fingerprinted and judged. */
export interface PreparedQuestion {
  /** Number of the row in the input, from 1. */
  row: number
  lang: 'bn' | 'en'
  question: AuthoredQuestion
  /** Equal for questions that ask the same; unique in the bank. */
  fingerprint: string
  quality: Quality
  /** What rendering left out of it; empty where all was kept. */
  notices: RenderNotice[]
  passage?: RichText
  subject?: string
  topic?: string
  exam?: string
  year?: number
}

/** A row that cannot be stored, and why. */
export interface RejectedRow {
  row: number
  reason: RejectReason
  /** A sentence for the person who imports; the reason is what programs read. */
  message: string
}

/**
 * Judges rows one by one, with no side effect: which can become questions, which cannot and why. Of rows that ask
 * the same the first is kept. No input throws.
 *
 * @example prepareQuestions([{ question: '২ + ২ = কত?', options: ['৩', '৪'], correct_index: 1 }]).accepted.length // 1
 */
export function prepareQuestions(rows: Iterable<unknown>): { accepted: PreparedQuestion[]; rejected: RejectedRow[] } {
  const accepted: PreparedQuestion[] = []
  const rejected: RejectedRow[] = []
  const seen = new Map<string, PreparedQuestion>()
  let number = 0
  for (const input of rows) {
    const verdict = prepare(input, ++number, seen)
    if ('reason' in verdict) rejected.push(verdict)
    else {
      accepted.push(verdict)
      seen.set(verdict.fingerprint, verdict)
    }
  }
  return { accepted, rejected }
}

function prepare(input: unknown, number: number, seen: Map<string, PreparedQuestion>): PreparedQuestion | RejectedRow {
  const verdict = readRow(input)
  if ('reason' in verdict) return { row: number, ...verdict }
  const prepared = render(verdict.row, number)
  const problem = problemOf(prepared, seen.get(prepared.fingerprint))
  return problem ? { row: number, ...problem } : prepared
}

function render(row: ImportRow, number: number): PreparedQuestion {
  const notices: RenderNotice[] = []
  const rendered = (text: string) => renderRichText(text, notice => notices.push(notice))
  const question: AuthoredQuestion = {
    text: rendered(row.question),
    options: row.options.map((option, index) => ({
      option: rendered(option),
      is_correct: index === row.correct_index,
    })),
    explanation: rendered(row.explanation ?? ''),
  }
  const passage = row.passage === undefined ? undefined : rendered(row.passage)
  const { subject, topic, exam, year, lang = /[\u0980-\u09ff]/.test(row.question) ? 'bn' : 'en' } = row
  const options = question.options.map(({ option }) => option)
  const mark = fingerprint({ text: question.text, options, passage })
  return {
    row: number,
    lang,
    question,
    fingerprint: mark,
    quality: qualityOf(question),
    notices,
    passage,
    subject,
    topic,
    exam,
    year,
  }
}

function problemOf(
  { question }: PreparedQuestion,
  twin: PreparedQuestion | undefined,
): Omit<RejectedRow, 'row'> | undefined {
  if (!saysSomething(question.text)) return { reason: 'question_missing', message: 'Nothing is left of the question.' }
  const empty = question.options.findIndex(({ option }) => !saysSomething(option))
  if (empty >= 0) return { reason: 'option_empty', message: `Nothing is left of option ${empty + 1}.` }
  if (new Set(question.options.map(({ option }) => option)).size < question.options.length)
    return { reason: 'options_not_distinct', message: 'Two options are the same.' }
  if (!twin) return undefined
  return keyOf(twin.question) === keyOf(question)
    ? { reason: 'duplicate', message: `The same question as row ${twin.row}.` }
    : { reason: 'duplicate_with_other_answer', message: `The same question as row ${twin.row}, with another answer.` }
}

const keyOf = ({ options }: AuthoredQuestion) => comparable(options.find(({ is_correct }) => is_correct)?.option ?? '')
