import type { Paper } from '@prostuti/contract'
import type { OrderedQuestion } from '@prostuti/contract/attempt'
import { drawInside, type IndexedQuestion, type Wording } from '../../../questions/drawn/index.ts'

/** A question of the sheet, ready to be drawn. */
export interface SheetQuestion {
  id: string
  questionIndex: number
  html: () => string
  /** What was tapped in the server's drawing. */
  tapped?: number | null
}

/** What stands together on the sheet: one question, or a passage with all its questions. */
export interface SheetUnit {
  passage?: string
  questions: readonly SheetQuestion[]
  /** How many questions belong together; the server draws the first of them alone. */
  count: number
}

/** The sheet of one attempt, in its order. */
export function unitsOf(paper: Paper, order: readonly OrderedQuestion[], wording: Wording): SheetUnit[] {
  const units: { passage?: number; questions: SheetQuestion[] }[] = []
  order.forEach(({ index, options }, questionIndex) => {
    const question = paper.questions[index]!
    const placed = { question, options, questionIndex, subject: paper.subjects[question.subject] ?? '' }
    const last = units.at(-1)
    if (last && question.passage !== undefined && last.passage === question.passage)
      last.questions.push(sheetQuestion(placed, wording))
    else units.push({ passage: question.passage, questions: [sheetQuestion(placed, wording)] })
  })
  return units.map(({ passage, questions }) => ({
    passage: passage === undefined ? undefined : paper.passages[passage],
    questions,
    count: questions.length,
  }))
}

const sheetQuestion = (placed: IndexedQuestion, wording: Wording): SheetQuestion => ({
  id: placed.question.id,
  questionIndex: placed.questionIndex,
  html: () => drawInside(placed, wording),
})

/** Whether a question belongs to a unit. */
export const holds = (unit: SheetUnit, questionIndex: number): boolean =>
  unit.questions[0]!.questionIndex <= questionIndex && questionIndex <= unit.questions.at(-1)!.questionIndex
