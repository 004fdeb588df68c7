import { htmlOfSource } from '../formats/html-source.ts'
import type { LeavingQuestion } from '../formats/leaving-question.ts'
import { withSlashDelimiters } from '../rendering/render-question.ts'
import { escapeAttribute } from '../rendering/safe-html.ts'
import type { BankQuestion } from './read-bank.ts'

const html = (source: string): string => htmlOfSource(withSlashDelimiters(source))

/** A question as the formats of Moodle take it. `category`: its names from the top. */
export function inBangla(
  { row, written, passage, picture }: BankQuestion,
  category: readonly string[],
): LeavingQuestion {
  const text = [
    passage ? html(passage.typed.bn) : '',
    html(written.question.bn),
    picture === null ? '' : `<img src="${escapeAttribute(picture)}" alt="" />`,
  ]
  return {
    id: String(row.id),
    text: text.filter(Boolean).join('<br />'),
    options: written.options.flatMap(({ option, explanation, is_correct, hidden }) =>
      hidden ? [] : { text: html(option.bn), right: is_correct, explanation: html(explanation.bn) },
    ),
    explanation: html(written.explanation.bn),
    category,
    tags: row.tags,
  }
}
