import { escapeText } from '../../rendering/safe-html.ts'
import { moodleOfCategory } from '../category-path.ts'
import { marksOf } from '../gift/write-gift.ts'
import type { LeavingQuestion } from '../leaving-question.ts'

/** Characters that XML cannot hold, however they are written. */
const unheld = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const inXml = (text: string): string => escapeText(text.replace(unheld, ''))
const cdata = (html: string): string =>
  html === '' ? '' : `<![CDATA[${html.replace(unheld, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const html = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes} format="html"><text>${cdata(text)}</text></${name}>`

export const moodleXmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const moodleXmlEnd = '</quiz>\n'

/** Writes questions as Moodle XML: a category once for all that follow it. */
export class MoodleXmlWriter {
  #category = ''

  question({ id, text, options, explanation, category, tags }: LeavingQuestion): string {
    const path = moodleOfCategory(category)
    const head =
      path === this.#category
        ? ''
        : `<question type="category"><category><text>${inXml(path)}</text></category></question>\n`
    this.#category = path
    const marks = marksOf(options)
    const answers = options.map(
      (option, index) =>
        `<answer fraction="${marks[index]}" format="html"><text>${cdata(option.text)}</text>${html('feedback', option.explanation)}</answer>\n`,
    )
    const isSingle = options.filter(({ right }) => right).length === 1
    const named = tags.map(tag => `<tag><text>${inXml(tag)}</text></tag>`)
    return [
      `${head}<question type="multichoice">\n<name><text>${inXml(id)}</text></name>\n`,
      `${html('questiontext', text)}\n${html('generalfeedback', explanation)}\n`,
      `<single>${isSingle}</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>\n`,
      ...answers,
      named.length > 0 ? `<tags>${named.join('')}</tags>\n` : '',
      '</question>\n',
    ].join('')
  }
}
