import type { MarkedText } from '@prostuti/contract'
import { searchKey } from '../../questions/index.ts'
import type { QueryWord } from './query-words.ts'

/** A word with its signs, and joiners and dots within it; or what stands between two words. */
const pieces = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** Letters of a long text that are shown, and those before the first marked word. */
const longest = 220
const lead = 60

/**
 * A text with the words marked that a search found: whole ones, since half a conjunct is no letter. Of a long text the part
 * around the first of them.
 *
 * @example markWords('শতকরা কত?', queryWords('শতক')) // [{ text: 'শতকরা', marked: true }, { text: ' কত?', marked: false }]
 */
export function markWords(text: string, words: readonly QueryWord[]): MarkedText {
  const tests = words.map(wordTest)
  const marked = (text.match(pieces) ?? []).map(piece => ({ text: piece, marked: isFound(piece, tests) }))
  return excerpt(joined(marked))
}

type WordTest = (key: string) => boolean

function wordTest({ key, pattern }: QueryWord): WordTest {
  const spelled = pattern === null ? null : new RegExp(`^${pattern}`, 'u')
  return word => word.includes(key) || spelled?.test(word) === true
}

function isFound(piece: string, tests: readonly WordTest[]): boolean {
  const key = searchKey(piece)
  return key !== '' && tests.some(test => test(key))
}

/** Neighbours that are marked alike as one. */
function joined(marked: MarkedText): MarkedText {
  const found: MarkedText = []
  for (const piece of marked) {
    const last = found.at(-1)
    if (last?.marked === piece.marked) last.text += piece.text
    else found.push({ ...piece })
  }
  return found
}

function excerpt(marked: MarkedText): MarkedText {
  const length = marked.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= longest) return marked
  const first = marked.findIndex(piece => piece.marked)
  const start = first > 0 && marked[0]!.text.length > lead ? [{ ...marked[0]!, text: endOf(marked[0]!.text) }] : []
  return cut([...start, ...marked.slice(start.length)])
}

/** The last words before a marked one. */
const endOf = (text: string) => `… ${text.slice(-lead).replace(/^\S*\s+/u, '')}`

/** So many letters, ending with a whole word. */
function cut(marked: MarkedText): MarkedText {
  let left = longest
  return marked.flatMap(piece => {
    if (left <= 0) return []
    const { text } = piece
    const shown = text.length <= left ? text : `${text.slice(0, left).replace(/\S*$/u, '')}…`
    left -= text.length
    return { ...piece, text: shown }
  })
}
