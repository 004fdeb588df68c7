import type { PaperQuestion } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import type { Language, Translate } from '../../foundation/text/translate.ts'

/** A question with its index in the attempt's order. */
export interface IndexedQuestion {
  question: PaperQuestion
  /** `options[row]` is the paper's option shown in that row. */
  options: readonly number[]
  /** Counted from 0. */
  questionIndex: number
  /** Name of the subject; plain text. */
  subject: string
}

export interface Wording {
  language: Language
  t: Translate
}

/** Id of a question's fieldset, for the palette's jumps. */
export const questionElementId = (questionIndex: number): string => `q-${questionIndex}`

/** Name of the radios of a question, and back. */
const radioName = (question: string): string => `q${question}`
export const questionOf = (name: string): string => name.slice(1)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, character => entities[character]!)

/**
 * What stands inside a question's fieldset. The browser keeps what is checked; no component is drawn for an option.
 * A question's text and options are the paper's own safe HTML.
 */
export function drawInside(placed: IndexedQuestion, { t, language }: Wording, checked?: number | null): string {
  const { question, options, questionIndex, subject } = placed
  const rows = options.map((option, row) => {
    const input = `<input type="radio" name="${radioName(question.id)}" value="${option}"${option === checked ? ' checked' : ''}>`
    return `<label part="option">${input}<span dir="auto" data-l="${optionLetter(row, language)}">${question.options[option]}</span></label>`
  })
  const heading = `${escapeText(subject)} · ${t('player.question', { number: questionIndex + 1 })}`
  return `<legend>${heading}<div class="text" dir="auto">${question.text}</div></legend>${rows.join('')}${drawButtons(t)}`
}

const drawButtons = (t: Translate): string =>
  `<button type="button" class="ui-button clear" part="button" data-kind="quiet" disabled>${t('player.clear')}</button>` +
  `<button type="button" class="ui-button mark" part="button" data-kind="quiet" aria-pressed="false">${t('player.mark')}</button>`

/** A question whole, as text: what `Question` draws, for the server and for tests. */
export function drawQuestion({
  checked,
  t,
  language,
  ...placed
}: IndexedQuestion & Wording & { checked?: number | null }) {
  const { questionIndex, question } = placed
  return `<fieldset id="${questionElementId(questionIndex)}" data-question="${question.id}" tabindex="-1" class="q">${drawInside(placed, { t, language }, checked)}</fieldset>`
}
