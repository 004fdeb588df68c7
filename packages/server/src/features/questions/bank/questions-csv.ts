import type { Language } from '@prostuti/contract'
import { csvFile } from '@prostuti/contract/csv'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { csvType, downloadedFile } from '../../../platform/http/call/downloaded-file.ts'
import type { Reply } from '../../../platform/http/call/reply.ts'
import { readableText } from '../rendering/readable-text.ts'
import type { ListedQuestion } from './question-list-items.ts'
import { rightOptionsOf, shownQuestion } from './staff-question.ts'

const optionColumns = 8

/** Questions as a file that a spreadsheet opens: texts without formatting, one line each, right options by number from 1. */
export function questionsCsv(rows: readonly ListedQuestion[], language: Language): Reply {
  const options = Array.from({ length: optionColumns }, (_, number) => `option_${number + 1}`)
  const header = ['id', 'question', ...options, 'answer', 'explanation', 'category', 'tags', 'appearances', 'quality']
  const text = csvFile([header, ...rows.map(row => line(row, language))])
  return downloadedFile(text, { type: csvType, name: 'questions.csv' })
}

function line({ question, category }: ListedQuestion, language: Language): string[] {
  const shown = shownQuestion(question.content[language])
  const numbers = shown.options.flatMap((_, number) => (question.hiddenOptions.includes(number) ? [] : number))
  const right = rightOptionsOf(question).map(number => numbers.indexOf(number) + 1)
  return [
    String(question.id),
    readableText(shown.text),
    ...Array.from({ length: optionColumns }, (_, place) => readableText(shown.options[numbers[place]!] ?? '')),
    right.join(', '),
    readableText(shown.explanation),
    inLanguage(category.name, language),
    question.tags.join(', '),
    question.appearances.join(', '),
    question.quality,
  ]
}
