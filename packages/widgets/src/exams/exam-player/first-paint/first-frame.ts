import type { Joined, Paper } from '@prostuti/contract'
import { isWholeOrder, paperOrder } from '@prostuti/contract/attempt'
import type { IndexedQuestion } from '../../../questions/drawn/index.ts'

/** The player as an attempt's first question is seen: what differs from person to person. */
export interface FirstFrame extends Omit<IndexedQuestion, 'questionIndex'> {
  /** The exam's name; plain text. */
  title: string
  /** The paper's option that is already answered. */
  checked: number | null
  /** The text that the first `count` questions share: safe HTML. */
  passage?: { html: string; count: number }
  answered: number
  total: number
  /** Milliseconds left by the server's clock; null without an end. */
  remaining: number | null
}

/** What this person sees first: the first question in the attempt's own order, with what was answered before. */
export function firstFrame(joined: Joined, paper: Paper): FirstFrame {
  const order = paperOrder(paper.questions, joined.seed)
  const [first] = order
  if (!isWholeOrder(order, paper.questions)) throw new Error('a script of this page has changed what arrays do')
  const question = first && paper.questions[first.index]
  if (!question) throw new Error(`exam ${joined.exam} has no questions`)
  const given = joined.answer_sheet.filter(entry => entry.answer !== null)
  const passages = order.map(({ index }) => paper.questions[index]?.passage)
  return {
    title: joined.title,
    question,
    options: first.options,
    subject: paper.subjects[question.subject] ?? '',
    checked: given.find(entry => entry.question === question.id)?.answer ?? null,
    ...(question.passage !== undefined && {
      passage: { html: paper.passages[question.passage] ?? '', count: runLength(passages) },
    }),
    answered: given.length,
    total: paper.questions.length,
    remaining: joined.deadline ? Math.max(0, Date.parse(joined.deadline) - Date.parse(joined.server_time)) : null,
  }
}

/** How many at the beginning are alike. */
function runLength<T>(items: readonly T[]): number {
  const end = items.findIndex(item => item !== items[0])
  return end === -1 ? items.length : end
}
