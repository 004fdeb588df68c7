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
  const changes = new EntryReader(bytes, start + opening.length, end).readAll()
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

const [comma, quote, minus, zero, openBrace, closeBrace] = [...Buffer.from(',"-0{}')] as [
  number,
  number,
  number,
  number,
  number,
  number,
]
const literal = {
  question: Buffer.from('"question":"'),
  answer: Buffer.from('"answer":'),
  at: Buffer.from('"at":'),
  seq: Buffer.from('"seq":'),
  marked: Buffer.from('"marked":'),
  null: Buffer.from('null'),
  true: Buffer.from('true'),
  false: Buffer.from('false'),
}
/** So many digits never lose one as a number. */
const maxDigits = 15
const missing = Number.NaN

/** Every sheet is read into these, and leaves with a copy of just its length. */
const scratch: ChangeColumns = { questions: [], answers: [], ats: [], seqs: [], marks: [] }

/** Walks over `{"question":"7","answer":2,"at":1234,"seq":5},…` once. */
class EntryReader {
  readonly #bytes: Buffer
  readonly #end: number
  #next: number
  #count = 0
  #question = missing
  #answer = missing
  #at = unsaid
  #seq = unsaid
  #marked: boolean | undefined

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes
    this.#next = start
    this.#end = end
  }

  readAll(): ChangeColumns | null {
    while (this.#next < this.#end) {
      if (this.#count === maxQuestions || !this.#readEntry()) return null
      this.#keepEntry()
      if (this.#next < this.#end && !(this.#skip(comma) && this.#next < this.#end)) return null
    }
    return this.#next === this.#end ? firstOf(scratch, this.#count) : null
  }

  #keepEntry(): void {
    scratch.questions[this.#count] = this.#question
    scratch.answers[this.#count] = this.#answer
    scratch.ats[this.#count] = this.#at
    scratch.seqs[this.#count] = this.#seq
    scratch.marks[this.#count] = this.#marked === true
    this.#count++
  }

  #readEntry(): boolean {
    this.#question = this.#answer = missing
    this.#at = this.#seq = unsaid
    this.#marked = undefined
    if (!this.#skip(openBrace)) return false
    do if (!this.#readField()) return false
    while (this.#skip(comma))
    return this.#skip(closeBrace) && !Number.isNaN(this.#question) && !Number.isNaN(this.#answer)
  }

  /** Each field at most once: of two, which one counts would be a guess. */
  #readField(): boolean {
    if (this.#skipAll(literal.question)) return Number.isNaN(this.#question) && this.#readQuestion()
    if (this.#skipAll(literal.answer)) return Number.isNaN(this.#answer) && this.#readAnswer()
    if (this.#skipAll(literal.at)) return this.#at === unsaid && this.#readAt()
    if (this.#skipAll(literal.seq)) return this.#seq === unsaid && this.#readSeq()
    if (this.#skipAll(literal.marked)) return this.#marked === undefined && this.#readMarked()
    return false
  }

  #readQuestion(): boolean {
    this.#question = this.#readWhole()
    return this.#question > 0 && this.#skip(quote)
  }

  #readAnswer(): boolean {
    if (this.#skipAll(literal.null)) {
      this.#answer = cleared
      return true
    }
    this.#answer = this.#readWhole()
    return this.#answer <= 7
  }

  #readAt(): boolean {
    const sign = this.#skip(minus) ? -1 : 1
    this.#at = sign * this.#readWhole()
    return this.#at >= -86_400_000 && this.#at <= 31_536_000_000
  }

  #readSeq(): boolean {
    this.#seq = this.#readWhole()
    return this.#seq <= 4_294_967_295
  }

  #readMarked(): boolean {
    this.#marked = this.#skipAll(literal.true)
    return this.#marked || this.#skipAll(literal.false)
  }

  /** Digits as JSON has them, no zero in front; NaN, which no comparison lets through, for anything else. */
  #readWhole(): number {
    const start = this.#next
    let value = 0
    for (; this.#next < this.#end; this.#next++) {
      const digit = this.#bytes[this.#next]! - zero
      if (digit < 0 || digit > 9) break
      value = value * 10 + digit
    }
    const digits = this.#next - start
    const isCanonical = digits > 0 && digits <= maxDigits && (digits === 1 || this.#bytes[start] !== zero)
    return isCanonical ? value : Number.NaN
  }

  #skip(byte: number): boolean {
    if (this.#bytes[this.#next] !== byte) return false
    this.#next++
    return true
  }

  #skipAll(wanted: Buffer): boolean {
    for (let index = 0; index < wanted.length; index++)
      if (this.#bytes[this.#next + index] !== wanted[index]) return false
    this.#next += wanted.length
    return true
  }
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
