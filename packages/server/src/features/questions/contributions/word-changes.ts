/** A run of words that both texts have, that only the first has, or that only the second has. */
export interface WordChange {
  readonly kind: 'same' | 'del' | 'ins'
  readonly text: string
}

/** Beyond so many comparisons a text counts as a new one. */
const mostSteps = 1_000_000

/**
 * What changed from one text to the other, word by word; the gap behind a word belongs to it. Joined without what is taken away, the
 * runs are the second text.
 *
 * @example wordChanges('এক দুই', 'এক তিন') // [same 'এক ', del 'দুই', ins 'তিন']
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length * now.length > mostSteps) return joined([of('del', before), of('ins', after)])
  const lengths = commonLengths(old, now)
  const changes: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSame(old[i]!, now[j]!)) {
      changes.push(of('same', now[j++]!))
      i++
    } else if (i < old.length && (j === now.length || lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      changes.push(of('del', old[i++]!))
    else changes.push(of('ins', now[j++]!))
  }
  return joined(changes)
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []
const of = (kind: WordChange['kind'], text: string): WordChange => ({ kind, text })
/** A gap alone is no change. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim()

/** `[i][j]`: so many words the rests of both texts, from there on, have in common at most. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] = isSame(old[i]!, now[j]!)
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

/** Runs of one kind become one; what is taken away of a place comes before what is written there. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const runs: { kind: WordChange['kind']; text: string }[] = []
  let [gone, written] = ['', '']
  const flush = () => {
    if (gone !== '') runs.push({ kind: 'del', text: gone })
    if (written !== '') runs.push({ kind: 'ins', text: written })
    gone = ''
    written = ''
  }
  for (const { kind, text } of changes) {
    if (kind === 'del') gone += text
    else if (kind === 'ins') written += text
    else {
      flush()
      const last = runs.at(-1)
      if (last?.kind === 'same') last.text += text
      else runs.push({ kind, text })
    }
  }
  flush()
  return runs
}
