import type { ContributedWords, Language, MarkedWords } from '@prostuti/contract'
import { renderRichText } from '../rendering/render-question.ts'
import { escapeText } from '../rendering/safe-html.ts'
import { wordChanges } from './word-changes.ts'

/** What an own text and staff's have in common and what not, as safe HTML. */
interface Marked {
  readonly html: string
  readonly isEdited: boolean
}

/** A question as its writer and staff see it: what staff took away struck, what they wrote underlined. */
export function markWords(
  own: ContributedWords,
  now: ContributedWords,
  language: Language,
): { words: MarkedWords; edits: number } {
  const mark = (before: Text | undefined, after: Text | undefined) =>
    markText(inLanguage(before, language), inLanguage(after, language))
  const question = mark(own.question, now.question)
  const explanation = mark(own.explanation, now.explanation)
  const length = Math.max(own.options.length, now.options.length)
  const options = Array.from({ length }, (_, number) => {
    const [before, after] = [own.options[number], now.options[number]]
    const { html, isEdited } = mark(before?.option, after?.option)
    const [was, is] = [before?.is_correct ?? false, after?.is_correct ?? false]
    return { html, isEdited: isEdited || was !== is, is_correct: is, was_correct: was }
  })
  return {
    words: {
      question: question.html,
      options: options.map(({ html, is_correct, was_correct }) => ({ html, is_correct, was_correct })),
      explanation: explanation.html,
    },
    edits: [question, explanation, ...options].filter(({ isEdited }) => isEdited).length,
  }
}

type Text = ContributedWords['question']

const inLanguage = (text: Text | undefined, language: Language): string =>
  text === undefined ? '' : (language === 'en' && text.en) || text.bn

/** Half a formula or half a tag says nothing: a text with either is struck and written as a whole. */
const hasMarkup = /[<>&\\$^_]/

function markText(before: string, after: string): Marked {
  if (before === after) return { html: renderRichText(after), isEdited: false }
  if (hasMarkup.test(before + after))
    return {
      html: `${wrap('del', renderRichText(before))} ${wrap('ins', renderRichText(after))}`.trim(),
      isEdited: true,
    }
  const html = wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? asHtml(text) : wrap(kind, asHtml(text))))
    .join('')
  return { html, isEdited: true }
}

const wrap = (tag: 'del' | 'ins', html: string) => (html === '' ? '' : `<${tag}>${html}</${tag}>`)
const asHtml = (text: string) => escapeText(text).replaceAll('\n', '<br />')
