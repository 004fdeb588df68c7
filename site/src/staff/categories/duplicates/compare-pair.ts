import { differingWords } from './word-differences.ts'

/** How its parts are named in a learner's view: the question itself, and each option. */
const parts = ['question', 'option'] as const

const highlightName = 'staff-differs'

/** What is the same in the options of two questions. */
export interface OptionComparison {
  readonly shared: number
  /** Of the question that has more. */
  readonly count: number
  /** Whether the same texts are right. */
  readonly isSameKey: boolean
}

interface Option {
  readonly text: string
  readonly isRight: boolean
}

/** Compares options by their texts, wherever they stand. */
export function compareOptions(one: readonly Option[], other: readonly Option[]): OptionComparison {
  const left = other.map(({ text }) => text)
  let shared = 0
  for (const { text } of one) {
    const at = left.indexOf(text)
    if (at < 0) continue
    left.splice(at, 1)
    shared++
  }
  const keyOf = (options: readonly Option[]) =>
    options
      .filter(({ isRight }) => isRight)
      .map(({ text }) => text)
      .sort()
      .join('\n')
  return { shared, count: Math.max(one.length, other.length), isSameKey: keyOf(one) === keyOf(other) }
}

/** The text of safe HTML, on one line. */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/gu, ' ').trim()

/**
 * Marks in two learners' views what the other has not; returns what takes the marks away. They are painted over the texts: maths and
 * React's nodes stay as they are. A browser that cannot paint them shows the views alone.
 */
export function markDifferences(one: HTMLElement, other: HTMLElement): () => void {
  if (!('highlights' in CSS)) return () => {}
  const ranges = parts.flatMap(part => {
    const [mine, theirs] = [one, other].map(side => [...side.querySelectorAll(`[data-part=${part}]`)]) as [
      Element[],
      Element[],
    ]
    const [left, right] = [withoutShared(mine, theirs), withoutShared(theirs, mine)]
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
      ...rangesOf(left[index], right[index]),
      ...rangesOf(right[index], left[index]),
    ]).flat()
  })
  CSS.highlights.set(highlightName, new Highlight(...ranges))
  return () => void CSS.highlights.delete(highlightName)
}

const textOf = (element: Element | undefined): string => element?.textContent ?? ''

/** Those whose text no element of the other side has: an option may only stand elsewhere. */
const withoutShared = (mine: readonly Element[], theirs: readonly Element[]): Element[] =>
  mine.filter(element => !theirs.some(other => textOf(other).trim() === textOf(element).trim()))

function rangesOf(element: Element | undefined, other: Element | undefined): Range[] {
  if (!element) return []
  const texts: { node: Text; from: number; to: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let to = 0, node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const from = to
    to += node.data.length
    texts.push({ node, from, to })
  }
  // A range for each text node: painted alike in maths, which one over several elements would not be everywhere.
  return differingWords(textOf(element), textOf(other)).flatMap(span =>
    texts
      .filter(({ from, to }) => from < span.to && to > span.from)
      .map(({ node, from, to }) => {
        const range = document.createRange()
        range.setStart(node, Math.max(span.from, from) - from)
        range.setEnd(node, Math.min(span.to, to) - from)
        return range
      }),
  )
}
