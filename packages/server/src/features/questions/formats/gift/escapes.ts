const controls = ['~', '=', '#', '{', '}', ':'] as const

/** Characters of control have no place in a text, so while an item is taken apart they stand for signs that are none of its syntax. */
const markOf = (index: number) => String.fromCharCode(1 + index)
const marks = new RegExp(`[${markOf(0)}-${markOf(controls.length - 1)}]`, 'g')
const escapes = /\\([\\~=#{}:n])/g

/** A text of GIFT whose escaped signs cannot be taken for syntax, until `withSigns`. Moodle reads `\n` as a line end, too. */
export function hideEscapes(text: string): string {
  return text.replace(marks, '').replace(escapes, (_, sign: string) => {
    if (sign === 'n') return '\n'
    return sign === '\\' ? '\\' : markOf(controls.indexOf(sign as (typeof controls)[number]))
  })
}

export const withSigns = (text: string): string => text.replace(marks, mark => controls[mark.charCodeAt(0) - 1]!)

/** A text that GIFT reads as itself. */
export const escapeGift = (text: string): string =>
  text.replace(/[\\~=#{}:]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`)

const likeSyntax = /^\s*(?:%-?\d|\[(?:html|moodle|plain|markdown)\])/

/** Whether a text begins as a mark or a format would. */
export const beginsAsSyntax = (text: string): boolean => likeSyntax.test(text)
