/** A piece of a text, from its first UTF-16 unit to before its end. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The words of `one` that `other` has not in the same order, whole: half a conjunct is never marked. Neighbours are one span.
 *
 * @example differingWords('পতাকার দৈর্ঘ্য কত?', 'পতাকার মাপ কত?') // [{ from: 7, to: 14 }]
 */
export function differingWords(one: string, other: string): Span[] {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)]
  const shared = sharedWords(
    mine.map(({ word }) => word),
    theirs.map(({ word }) => word),
  )
  const spans: Span[] = []
  for (const [index, { from, to }] of mine.entries()) {
    if (shared.has(index)) continue
    const isNext = index > 0 && !shared.has(index - 1)
    const start = isNext ? spans.pop()!.from : from
    spans.push({ from: start, to })
  }
  return spans
}

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** The places in `mine` of a longest sequence that both have. */
function sharedWords(mine: readonly string[], theirs: readonly string[]): ReadonlySet<number> {
  // lengths[i][j]: of the longest one from place i of mine and place j of theirs on.
  const lengths = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0))
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      lengths[i]![j] =
        mine[i] === theirs[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const shared = new Set<number>()
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    if (mine[i] === theirs[j]) {
      shared.add(i++)
      j++
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++
    else j++
  }
  return shared
}
