import { AnswerSheet } from '@prostuti/contract'
import { maxAnswer, maxAt, maxQuestions, maxSeq, minAt } from '@prostuti/contract/attempt'
import { type ChangeColumns, cleared, columnsOf, unset } from './change-columns.ts'

/** An answer sheet as it was handed in. */
export interface ReceivedSheet extends Omit<AnswerSheet, 'answer_sheet'> {
  readonly changes: ChangeColumns
}

/** Of a body that the contract's shape has passed. */
export function receivedSheet({ answer_sheet, ...head }: AnswerSheet): ReceivedSheet {
  return { ...head, changes: columnsOf(answer_sheet) }
}

const opening = Buffer.from(',"answer_sheet":[')
const closing = Buffer.from(']}')

/**
 * Reads a submission straight from its bytes, if it is written as our own clients write it: no blanks, the answers last.
 * `JSON.parse` would make hundreds of objects that live until the batch is written; they were a third of what a
 * submission cost. Null for whatever is not exactly that, right or wrong: the contract's shape decides then, and names
 * the fields. Never says yes to what the shape would refuse.
 */
export function readSheet(bytes: Buffer): ReceivedSheet | null {
  const start = bytes.indexOf(opening)
  const end = bytes.length - closing.length
  if (start < 0 || bytes.compare(closing, 0, closing.length, end) !== 0) return null
  const head = readHead(bytes.toString('latin1', 0, start))
  if (!head) return null
  const changes = readEntries(bytes, start + opening.length, end)
  return changes && { ...head, changes }
}

/** All but the answers are small, and the contract's own business. */
function readHead(text: string): Omit<AnswerSheet, 'answer_sheet'> | null {
  try {
    const parsed = AnswerSheet.safeParse(JSON.parse(`${text},"answer_sheet":[]}`))
    if (!parsed.success || text.includes('"answer_sheet"')) return null
    const { answer_sheet: _, ...head } = parsed.data
    return head
  } catch {
    // Not JSON so far: the slow way says so to the sender.
    return null
  }
}

const [brace, comma, zero] = [...Buffer.from('},0')] as [number, number, number]

/** Every sheet is read into these, and leaves with a copy of just its length. */
const scratch: ChangeColumns = { questions: [], answers: [], ats: [], seqs: [], marks: [] }

/** What these give instead of where they ended. */
const refused = -1

/** `{"question":"7","answer":2,"at":1234,"seq":5},…` up to `end`. */
function readEntries(bytes: Buffer, start: number, end: number): ChangeColumns | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let count = 0
  let next = start
  while (next < end) {
    if (count === maxQuestions) return null
    const entry = next
    next = readPlain(view, entry, count)
    if (next === refused) next = readAny(bytes, entry, count)
    count++
    if (next === refused || next === end) break
    // A comma, and something behind it.
    if (bytes[next++] !== comma || next === end) return null
  }
  return next === end ? firstOf(scratch, count) : null
}

const question = '{"question":"'
const answer = '","answer":'
const at = ',"at":'
const seq = ',"seq":'
const isQuestion = textMatcher(question)
const isAnswer = textMatcher(answer)
const isAt = textMatcher(at)
const isSeq = textMatcher(seq)

/** Longer than every entry that has all its parts and no digit too many. */
const longest = 100

/**
 * An entry as nearly all are: answered, with its moment and number, not marked. Short enough for the compiler to take all it
 * calls into it, which makes it three times as fast; everything else is `readAny`'s.
 */
function readPlain(view: DataView, start: number, row: number): number {
  if (start + longest > view.byteLength || !isQuestion(view, start)) return refused
  let end = readNumber(view, start + question.length)
  scratch.questions[row] = read[0]!
  if (end === refused || read[0] === 0 || !isAnswer(view, end)) return refused
  end = readNumber(view, end + answer.length)
  scratch.answers[row] = read[0]!
  if (end === refused || read[0]! > maxAnswer || !isAt(view, end)) return refused
  end = readNumber(view, end + at.length)
  scratch.ats[row] = read[0]!
  if (end === refused || !isSeq(view, end)) return refused
  end = readNumber(view, end + seq.length)
  scratch.seqs[row] = read[0]!
  scratch.marks[row] = false
  return end !== refused && view.getUint8(end) === brace ? end + 1 : refused
}

/** Whether a text of 4 to 16 bytes stands at a offset: by words of four bytes, which overlap. */
function textMatcher(text: string): (view: DataView, offset: number) => boolean {
  const bytes = Buffer.from(text)
  const last = bytes.length - 4
  const [second, third] = [Math.min(4, last), Math.min(8, last)] as const
  const [a, b, c, d] = [0, second, third, last].map(offset => bytes.readInt32LE(offset))
  return (view, offset) =>
    view.getInt32(offset, true) === a &&
    view.getInt32(offset + second, true) === b &&
    view.getInt32(offset + third, true) === c &&
    view.getInt32(offset + last, true) === d
}

/** So many digits are within what `at` and `seq` may be, and never lose one as a number. */
const maxDigits = 9

/**
 * The number that was read last: a second result, without an object to carry it. Of 32 bits, which `maxDigits` fit in: what
 * is read from 64 bits is an object of its own, four hundred for a sheet, that the collector moves while a batch gathers.
 */
const read = new Int32Array(1)

/** As JSON writes it, no zero in front. */
function readNumber(view: DataView, start: number): number {
  let value = 0
  let end = start
  for (let digit = view.getUint8(end) - zero; digit >= 0 && digit <= 9; digit = view.getUint8(++end) - zero)
    value = value * 10 + digit
  read[0] = value
  const digits = end - start
  const isPlain = digits > 0 && digits <= maxDigits && (digits === 1 || view.getUint8(start) !== zero)
  return isPlain ? end : refused
}

const anyEntry =
  /^\{"question":"([1-9]\d{0,14})","answer":(\d|null)(?:,"at":(0|-?[1-9]\d{0,10}))?(?:,"seq":(0|[1-9]\d{0,9}))?(?:,"marked":(true|false))?\}/

/** Whatever else an entry may be: taken back, marked, without a moment, of another day. */
function readAny(bytes: Buffer, start: number, row: number): number {
  const found = anyEntry.exec(bytes.toString('latin1', start, start + longest + 20))
  if (!found) return refused
  const [text, question, answer, at, seq, marked] = found
  scratch.questions[row] = Number(question)
  scratch.answers[row] = answer === 'null' ? cleared : Number(answer)
  scratch.ats[row] = at === undefined ? unset : Number(at)
  scratch.seqs[row] = seq === undefined ? unset : Number(seq)
  scratch.marks[row] = marked === 'true'
  const isPossible =
    Number(answer === 'null' ? 0 : answer) <= maxAnswer &&
    Number(at ?? 0) <= maxAt &&
    Number(at ?? 0) >= minAt &&
    Number(seq ?? 0) <= maxSeq
  return isPossible ? start + text.length : refused
}

function firstOf({ questions, answers, ats, seqs, marks }: ChangeColumns, count: number): ChangeColumns {
  return {
    questions: questions.slice(0, count),
    answers: answers.slice(0, count),
    ats: ats.slice(0, count),
    seqs: seqs.slice(0, count),
    marks: marks.slice(0, count),
  }
}
