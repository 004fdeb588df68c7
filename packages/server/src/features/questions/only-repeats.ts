/** Words that announce an answer and say nothing of it. */
const announcing = new Set(
  'সঠিক উত্তর উত্তরটি উত্তরঃ হলো হবে অতএব তাই এটি এটাই অপশন ক খ গ ঘ the a an is it so this correct right answer option'.split(
    ' ',
  ),
)

/**
 * Whether an explanation says no more than which option is right: every word of it stands in that option or in the question, or
 * announces an answer. It explains nothing to who got it wrong.
 *
 * @example onlyRepeats('সঠিক উত্তর: ঢাকা।', ['ঢাকা', 'বাংলাদেশের রাজধানী কোনটি?']) // true
 */
export function onlyRepeats(explanation: string, said: readonly string[]): boolean {
  const known = new Set(said.flatMap(wordsOf))
  const words = wordsOf(explanation)
  return words.length > 0 && words.every(word => known.has(word) || announcing.has(word))
}

/** Letters, marks and figures; each sign of an operation is a word too, since a calculation explains. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+|[+−×÷=√^/\\]/gu) ?? []
