/** How much room the options of a question ask for: two stand side by side on a phone, on a wider screen, or nowhere. */
export type OptionRoom = 'short' | 'medium' | 'long'

/** About as wide as a letter at 16 px, in pixels; a vowel sign beside it takes less, and hasanta joins two letters into one. */
const widths = { letter: 9, mark: 4 }

/** Half a row of a phone of 360 px, without the letter of the option; two lines of it, and two of half a row on a wide screen. */
const room = { word: 90, short: 180, medium: 560 }

/** Asks for as much as the longest of these texts. Formulas count by their letters. */
export function optionRoom(html: readonly string[]): OptionRoom {
  const texts = html.map(text => text.replace(/<[^>]*>/g, ' ').trim())
  const longest = Math.max(0, ...texts.map(widthOf))
  if (longest > room.medium) return 'long'
  const words = texts.flatMap(text => text.split(/\s+/))
  return longest > room.short || words.some(word => widthOf(word) > room.word) || html.some(hasPicture)
    ? 'medium'
    : 'short'
}

const hasPicture = (html: string): boolean => html.includes('<img')

function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (character === '্') width -= widths.letter / 2
    else width += /\p{M}/u.test(character) ? widths.mark : widths.letter
  }
  return width
}
