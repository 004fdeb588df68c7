import { AnswerSheet, maxQuestions } from '@prostuti/contract'
import { type ChangeColumns, cleared, columnsOf, unsaid } from './change-columns.ts'

/** An answer sheet as it was handed in. */
export interface ArrivedSheet extends Omit<AnswerSheet, 'answer_sheet'> {
  readonly changes: ChangeColumns
}

/** Of a body that the contract's shape has passed. */
export function arrivedSheet({ answer_sheet, ...head }: AnswerSheet): ArrivedSheet {
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
export function readSheet(bytes: Buffer): ArrivedSheet | null {
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

const [comma, minus, zero, nine, letterN] = bytesOf(',-09n') as unknown as [number, number, number, number, number]

/** How an entry is written, part by part; what comes after `answer` may be missing. */
const part = {
  question: bytesOf('{"question":"'),
  answer: bytesOf('","answer":'),
  at: bytesOf(',"at":'),
  seq: bytesOf(',"seq":'),
  marked: bytesOf(',"marked":true'),
  unmarked: bytesOf(',"marked":false'),
  end: bytesOf('}'),
  null: bytesOf('null'),
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text))
}

/** Every sheet is read into these, and leaves with a copy of just its length. */
const scratch: ChangeColumns = { questions: [], answers: [], ats: [], seqs: [], marks: [] }

/** `{"question":"7","answer":2,"at":1234,"seq":5},…` up to `end`. */
function readEntries(bytes: Buffer, start: number, end: number): ChangeColumns | null {
  let count = 0
  let next = start
  while (next < end) {
    if (count === maxQuestions) return null
    next = readEntry(bytes, next, count++)
    if (next === refused) return null
    if (next === end) break
    // A comma, and something behind it.
    if (bytes[next++] !== comma || next === end) return null
  }
  return next === end ? firstOf(scratch, count) : null
}

/*
 * These say where they ended, and keep what they read in local variables: as an object with fields it took three times
 * as long.
 */
const refused = -1

function readEntry(bytes: Buffer, start: number, row: number): number {
  const question = past(bytes, start, part.question)
  const behindQuestion = digitsEnd(bytes, question)
  scratch.questions[row] = wholeNumber(bytes, question, behindQuestion)
  const answer = past(bytes, behindQuestion, part.answer)
  const behindAnswer = readAnswer(bytes, answer, row)
  const behindAt = readAt(bytes, behindAnswer, row)
  const behindSeq = readSeq(bytes, behindAt, row)
  const behindMark = readMark(bytes, behindSeq, row)
  return scratch.questions[row]! > 0 ? past(bytes, behindMark, part.end) : refused
}

function readAnswer(bytes: Buffer, start: number, row: number): number {
  if (bytes[start] === letterN) {
    scratch.answers[row] = cleared
    return past(bytes, start, part.null)
  }
  const end = digitsEnd(bytes, start)
  const answer = wholeNumber(bytes, start, end)
  scratch.answers[row] = answer
  return answer >= 0 && answer <= 7 ? end : refused
}

function readAt(bytes: Buffer, start: number, row: number): number {
  scratch.ats[row] = unsaid
  const value = past(bytes, start, part.at)
  if (value === refused) return start
  const isBefore = bytes[value] === minus
  const digits = isBefore ? value + 1 : value
  const end = digitsEnd(bytes, digits)
  const distance = wholeNumber(bytes, digits, end)
  const at = isBefore ? -distance : distance
  scratch.ats[row] = at
  return distance >= 0 && at >= -86_400_000 && at <= 31_536_000_000 ? end : refused
}

function readSeq(bytes: Buffer, start: number, row: number): number {
  scratch.seqs[row] = unsaid
  const value = past(bytes, start, part.seq)
  if (value === refused) return start
  const end = digitsEnd(bytes, value)
  const seq = wholeNumber(bytes, value, end)
  scratch.seqs[row] = seq
  return seq >= 0 && seq <= 4_294_967_295 ? end : refused
}

function readMark(bytes: Buffer, start: number, row: number): number {
  scratch.marks[row] = false
  if (bytes[start] !== comma) return start
  const behindMarked = past(bytes, start, part.marked)
  scratch.marks[row] = behindMarked !== refused
  return behindMarked === refused ? past(bytes, start, part.unmarked) : behindMarked
}

/** Where this text ends that stands here, or `refused`. */
function past(bytes: Buffer, start: number, text: Uint8Array): number {
  if (start === refused) return refused
  for (let index = 0; index < text.length; index++) if (bytes[start + index] !== text[index]) return refused
  return start + text.length
}

function digitsEnd(bytes: Buffer, start: number): number {
  if (start === refused) return refused
  let end = start
  while (bytes[end]! >= zero && bytes[end]! <= nine) end++
  return end
}

/** So many digits never lose one as a number. */
const maxDigits = 15

/** As JSON writes it, no zero in front; −1 for anything else. */
function wholeNumber(bytes: Buffer, start: number, end: number): number {
  const digits = end - start
  if (digits < 1 || digits > maxDigits || (digits > 1 && bytes[start] === zero)) return -1
  let value = 0
  for (let index = start; index < end; index++) value = value * 10 + bytes[index]! - zero
  return value
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
