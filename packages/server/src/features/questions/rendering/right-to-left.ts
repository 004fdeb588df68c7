const letters = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`
const letter = new RegExp(`(?=\\p{L})[${letters}]`, 'gu')
const run = new RegExp(`[${letters}](?:[${letters}\\p{M} ,.:!?()«»]*[${letters}\\p{M}])?`, 'gu')
const banglaLetter = /\p{Script=Bengali}/u
const latinLetter = /\p{Script=Latin}/gu

/**
 * Isolates the Arabic in a text of another script, so that neither its direction nor that of the text around it reaches the other.
 * A text without Bangla that is Arabic for the most part stays as it is: `dir="auto"` sets it from right to left.
 *
 * @param html the text as a whole, which decides
 * @returns what is done with each piece of it, by the tag that the piece stands in
 */
export function isolateRightToLeft(html: string): (text: string, tag?: string) => string {
  const words = html.replace(/<math\b.*?<\/math>/gs, '').replace(/<[^>]*>|&\w+;/g, ' ')
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0
  const isMixed = count(letter) > 0 && (banglaLetter.test(words) || count(latinLetter) >= count(letter))
  return (text, tag) => (isMixed && tag !== 'bdi' ? text.replace(run, '<bdi>$&</bdi>') : text)
}
