import { countLetters } from '@prostuti/contract'

const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** UTF-16 units a letter, on average: a Bangla conjunct has up to six, and a letter under a pile of marks has no end. */
const unitsPerLetter = 6

/** One line of what may be several, without what turns the direction of the words after it or is not seen. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()

/** At most so many letters, as a reader counts them: a longer text ends with its last whole word and `…`. */
export function shorten(text: string, most: number): string {
  const letters = [...segmenter.segment(text)].map(({ segment }) => segment)
  if (letters.length <= most && text.length <= most * unitsPerLetter) return text
  const kept = withinUnits(letters.slice(0, Math.max(most - 1, 0)), (most - 1) * unitsPerLetter)
  const gap = kept.lastIndexOf(' ')
  const isInWord = letters[kept.length] !== ' '
  // A word that alone is too long is cut within.
  const words = isInWord && gap > kept.length / 2 ? kept.slice(0, gap) : kept
  const said = words.join('').replace(/[\s,;:·।–-]+$/u, '')
  return said === '' ? '' : `${said}…`
}

function withinUnits(letters: readonly string[], most: number): string[] {
  let units = 0
  return letters.filter(letter => {
    units += letter.length
    return units <= most
  })
}

/** A text with one part that has as many letters as there are left: a title, a name, the beginning of some words. */
export interface ElasticText {
  readonly before?: string
  readonly part: string
  readonly after?: string
  /** The whole text where the part says nothing. */
  readonly otherwise: string
}

/** At most so many letters, of which the elastic part gives way. */
export function fitText(text: string | ElasticText, most: number): string {
  if (typeof text === 'string') return shorten(oneLine(text), most)
  const { before = '', after = '', otherwise } = text
  const part = shorten(oneLine(text.part), most - countLetters(before + after))
  return shorten(part === '' ? otherwise : before + part + after, most)
}
