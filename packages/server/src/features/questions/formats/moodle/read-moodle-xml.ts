import type { ImportNote } from '@prostuti/contract'
import { categoryOfMoodle } from '../category-path.ts'
import { type Draft, DraftError, type DraftItem, type DraftOption, draftOf } from '../draft.ts'
import { sourceOfText, type TextFormat } from '../html-source.ts'
import { rightByMarks } from '../right-by-marks.ts'
import { trueFalseOptions } from '../true-false.ts'
import { elementOf, elementsOf, textOfElement, type XmlElement } from '../xml/xml-element.ts'

const textFormats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
}

/** The questions of a file of Moodle XML, in their order. `xml`: the same as a text, for the lines. */
export function* readMoodleXml(quiz: XmlElement, xml: string): Generator<DraftItem> {
  const lines = linesOfQuestions(xml)
  let category = ''
  let last = 0
  for (const [index, question] of elementsOf(quiz, 'question').entries()) {
    const { type = '' } = question.attributes
    if (type === 'category') {
      category = categoryOfMoodle(textOfElement(elementOf(elementOf(question, 'category'), 'text')))
      continue
    }
    // Two may begin on one line; each has a number of its own.
    last = Math.max(lines[index] ?? 0, last + 1)
    const text = textOf(elementOf(question, 'questiontext')) || textOf(elementOf(question, 'name'))
    yield draftOf(last, text.slice(0, 500), () => ({ ...readQuestion(question, type, text), category }))
  }
}

/** On which line each question begins, counted from 1; what only looks like one, in CDATA or a comment, is passed over. */
function linesOfQuestions(xml: string): number[] {
  const lines: number[] = []
  let line = 1
  for (const [token] of xml.matchAll(/<!\[CDATA\[.*?\]\]>|<!--.*?-->|<question[\s>]|\n/gs)) {
    if (token.startsWith('<question')) lines.push(line)
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) line++
  }
  return lines
}

/** The text of an element that holds one, as staff would write it. */
function textOf(element: XmlElement | undefined): string {
  const format = textFormats[element?.attributes.format ?? ''] ?? 'html'
  return sourceOfText(textOfElement(elementOf(element, 'text')), format)
}

function readQuestion(question: XmlElement, type: string, text: string): Omit<Draft, 'line' | 'category'> {
  const notes: ImportNote[] = []
  const options = type === 'truefalse' ? readTrueFalse(question, text, notes) : readChoices(question, type, notes)
  const hints = elementsOf(question, 'hint').flatMap(hint => textOf(hint) || [])
  if (hints.length > 0) notes.push('hint_moved')
  const explanation = [textOf(elementOf(question, 'generalfeedback')), ...hints.map(hint => `ইঙ্গিত: ${hint}`)]
  return {
    ...{ question: text, options, notes },
    explanation: explanation.filter(Boolean).join('\n'),
    tags: elementsOf(elementOf(question, 'tags'), 'tag').flatMap(tag => textOfElement(tag).trim() || []),
  }
}

/** Throws `DraftError` for a kind that the bank does not hold. */
function readChoices(question: XmlElement, type: string, notes: ImportNote[]): DraftOption[] {
  if (type !== 'multichoice' && type !== 'multichoiceset') throw new DraftError('kind_not_held', type)
  const answers = elementsOf(question, 'answer')
  const { right, isPartial } = rightByMarks(answers.map(marksOf))
  if (isPartial) notes.push('partial_marks')
  return answers.map((answer, index) => ({
    text: textOf(answer),
    right: right[index]!,
    explanation: textOf(elementOf(answer, 'feedback')),
  }))
}

const marksOf = ({ attributes }: XmlElement): number => Number(attributes.fraction ?? 0) || 0

function readTrueFalse(question: XmlElement, text: string, notes: ImportNote[]): DraftOption[] {
  const right = elementsOf(question, 'answer').find(answer => marksOf(answer) > 0)
  const wrong = elementsOf(question, 'answer').find(answer => answer !== right)
  if (!right) throw new DraftError('no_full_marks', '')
  notes.push('true_false')
  const isTrue = textOfElement(elementOf(right, 'text')).trim().toLowerCase() === 'true'
  return trueFalseOptions(text, isTrue, {
    right: textOf(elementOf(right, 'feedback')),
    wrong: textOf(elementOf(wrong, 'feedback')),
  })
}
