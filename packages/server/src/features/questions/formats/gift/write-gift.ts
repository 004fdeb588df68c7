import { moodleOfCategory } from '../category-path.ts'
import type { LeavingQuestion } from '../leaving-question.ts'
import { beginsAsSyntax, escapeGift } from './escapes.ts'

/** What each option is worth: all right ones together are worth all, as Moodle rounds it. */
export function marksOf(options: readonly { readonly right: boolean }[]): number[] {
  const count = options.filter(({ right }) => right).length
  return options.map(({ right }) => (right ? Number((100 / count).toFixed(5)) : count > 1 ? -100 : 0))
}

const giftText = (text: string): string => (beginsAsSyntax(text) ? '[html]' : '') + escapeGift(text)

/** Writes questions as GIFT: a category once for all that follow it. */
export class GiftWriter {
  #category = ''

  question({ id, text, options, explanation, category, tags }: LeavingQuestion): string {
    const path = `$CATEGORY: ${moodleOfCategory(category)}`
    const head = path === this.#category ? '' : `${path}\n\n`
    this.#category = path
    const notes = tags.map(tag => `[tag:${tag.replaceAll(']', '\\]')}]`)
    const comment = [`// question: ${id}`, ...notes].join('  ')
    const marks = marksOf(options)
    const lines = options.map((option, index) => {
      const mark = marks[index]!
      const isPlain = mark === 100 || mark === 0
      const sign = `${mark === 100 ? '=' : '~'}${isPlain && !beginsAsSyntax(option.text) ? '' : `%${mark}%`}`
      const why = option.explanation === '' ? '' : `#${giftText(option.explanation)}`
      return `\t${sign}${giftText(option.text)}${why}\n`
    })
    const general = explanation === '' ? '' : `\t####${giftText(explanation)}\n`
    return `${head}${comment}\n::${id}::[html]${escapeGift(text)}{\n${lines.join('')}${general}}\n\n`
  }
}
