import { type Draft, DraftError, type DraftItem, draftOf } from '../draft.ts'

const optionLine = /^\s*([A-Z])[.)]\s+(.*)$/
const answerLine = /^\s*ANSWER:\s*([A-Z])\s*$/i

/** Whether a text is Aiken: a line of an option, and a line that says which is right. */
export function isAiken(text: string): boolean {
  return /^\s*A[.)]\s+\S/m.test(text) && /^\s*ANSWER:\s*[A-Z]\s*$/im.test(text)
}

interface Item {
  readonly line: number
  readonly question: string[]
  readonly options: { letter: string; text: string }[]
}

/** The items of a file of Aiken: a question, its options each on a line with its letter, and `ANSWER:`, which ends it. */
export function* readAiken(text: string): Generator<DraftItem> {
  let item: Item | null = null
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    item ??= { line: index + 1, question: [], options: [] }
    const [, answer] = answerLine.exec(line) ?? []
    const [, letter, option] = optionLine.exec(line) ?? []
    if (answer !== undefined) {
      yield ended(item, answer.toUpperCase())
      item = null
    } else if (letter !== undefined && item.question.length > 0) item.options.push({ letter, text: option! })
    // A long option goes on in the next line.
    else if (item.options.length > 0) item.options.at(-1)!.text += `\n${line.trim()}`
    else item.question.push(line.trim())
  }
  if (item) yield ended(item, null)
}

function ended({ line, question, options }: Item, answer: string | null): DraftItem {
  return draftOf(line, question.join('\n'), () => readItem(question, options, answer))
}

function readItem(question: readonly string[], options: Item['options'], answer: string | null): Omit<Draft, 'line'> {
  if (answer === null) throw new DraftError('item_unreadable', 'ANSWER')
  const isInOrder = options.every(({ letter }, index) => letter === String.fromCharCode(65 + index))
  if (!isInOrder) throw new DraftError('item_unreadable', options.map(({ letter }) => letter).join(''))
  return {
    question: question.join('\n'),
    options: options.map(({ letter, text }) => ({ text, right: letter === answer, explanation: '' })),
    ...{ explanation: '', category: '', tags: [], notes: [] },
  }
}
