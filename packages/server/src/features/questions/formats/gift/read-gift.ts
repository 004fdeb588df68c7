import type { ImportNote } from '@prostuti/contract'
import { categoryOfMoodle } from '../category-path.ts'
import { type Draft, DraftError, type DraftItem, type DraftOption, draftOf } from '../draft.ts'
import { sourceOfText, type TextFormat } from '../html-source.ts'
import { rightByMarks } from '../right-by-marks.ts'
import { trueFalseOptions } from '../true-false.ts'
import { hideEscapes, withSigns } from './escapes.ts'
import { type GiftBlock, giftBlocks } from './gift-blocks.ts'

/** The items of a file of GIFT, in their order, as Moodle reads them. */
export function* readGift(text: string): Generator<DraftItem> {
  for (const block of giftBlocks(text)) yield draftOf(block.line, block.text.slice(0, 500), () => readBlock(block))
}

type Read = Omit<Draft, 'line'>

function readBlock({ text, category, tags }: GiftBlock): Read {
  const { title, rest } = takeTitle(hideEscapes(text))
  const { format, text: body } = takeFormat(rest, 'moodle')
  const { before, inside, after } = braces(body)
  if (inside === null) throw new DraftError('kind_not_held', 'description')
  const asked = after === '' ? before : `${before.trimEnd()} _____ ${after}`
  const question = clean(asked, format) || clean(title, 'moodle')
  const [answers, general] = splitOnce(inside, '####')
  const { options, notes } = readAnswers(answers.trim(), { question, format })
  if (after !== '') notes.push('blank_moved')
  return {
    ...{ question, options, notes, tags },
    explanation: cleanAny(general, format),
    category: category === null ? '' : categoryOfMoodle(category),
  }
}

/** `::title::` in front. */
function takeTitle(text: string): { title: string; rest: string } {
  const [, title = '', rest = text] = /^\s*::(.*?)::(.*)$/s.exec(text) ?? []
  return { title, rest }
}

const formats = { html: 'html', moodle: 'moodle', plain: 'plain', markdown: 'markdown' } as const

/** `[html]` in front; what has none is in the format of what it stands in. */
function takeFormat(text: string, usual: TextFormat): { format: TextFormat; text: string } {
  const [, name, rest] = /^\s*\[(html|moodle|plain|markdown)\](.*)$/s.exec(text) ?? []
  return name === undefined ? { format: usual, text } : { format: formats[name as keyof typeof formats], text: rest! }
}

const clean = (text: string, format: TextFormat): string => sourceOfText(withSigns(text), format)

function cleanAny(text: string, usual: TextFormat): string {
  const { format, text: bare } = takeFormat(text, usual)
  return clean(bare, format)
}

/** What stands before, inside and after the braces; inside is null where there are none. */
function braces(text: string): { before: string; inside: string | null; after: string } {
  const open = text.indexOf('{')
  const close = text.indexOf('}')
  if (open < 0 && close < 0) return { before: text, inside: null, after: '' }
  const isOnePair = open >= 0 && close > open && text.indexOf('{', open + 1) < 0 && text.indexOf('}', close + 1) < 0
  if (!isOnePair) throw new DraftError('item_unreadable', '{ }')
  return { before: text.slice(0, open), inside: text.slice(open + 1, close), after: text.slice(close + 1).trim() }
}

/** The text before a sign and the text behind it. */
function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)]
}

interface Around {
  readonly question: string
  readonly format: TextFormat
}

interface Answers {
  readonly options: DraftOption[]
  readonly notes: ImportNote[]
}

/** In the order in which Moodle tells kinds apart. Throws `DraftError` for a kind that the bank does not hold. */
function readAnswers(text: string, around: Around): Answers {
  if (text === '') throw new DraftError('kind_not_held', 'essay')
  if (text.startsWith('#')) throw new DraftError('kind_not_held', 'numerical')
  if (text.includes('~')) return readChoices(text, around.format)
  if (text.includes('=') && text.includes('->')) throw new DraftError('kind_not_held', 'matching')
  const [, word, rest = ''] = /^(T|TRUE|F|FALSE)\s*(?:#(.*))?$/is.exec(text) ?? []
  if (word === undefined) throw new DraftError('kind_not_held', 'shortanswer')
  const [wrong, right] = splitOnce(rest, '#').map(each => cleanAny(each, around.format))
  const isTrue = word.toUpperCase().startsWith('T')
  const explanations = { wrong: wrong ?? '', right: right ?? '' }
  return { options: trueFalseOptions(around.question, isTrue, explanations), notes: ['true_false'] }
}

function readChoices(text: string, format: TextFormat): Answers {
  const choices = text
    .replaceAll('=', '~=')
    .split('~')
    .filter(choice => choice.trim() !== '')
    .map(choice => readChoice(choice.trim(), format))
  const { right, isPartial } = rightByMarks(choices.map(({ marks }) => marks))
  return {
    options: choices.map(({ text: option, explanation }, index) => ({
      text: option,
      explanation,
      right: right[index]!,
    })),
    notes: isPartial ? ['partial_marks'] : [],
  }
}

function readChoice(choice: string, usual: TextFormat) {
  const isRight = choice.startsWith('=')
  const bare = isRight ? choice.slice(1) : choice
  const [, percent, rest = bare] = /^\s*%(-?\d+(?:\.\d*)?)%(.*)$/s.exec(bare) ?? []
  const [option, feedback] = splitOnce(rest, '#')
  return {
    marks: percent === undefined ? (isRight ? 100 : 0) : Number(percent),
    text: cleanAny(option, usual),
    explanation: cleanAny(feedback, usual),
  }
}
