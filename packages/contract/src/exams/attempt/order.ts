/** What ordering needs to know of a question. */
export interface Orderable {
  readonly options: { readonly length: number }
  readonly pinned?: readonly number[]
  readonly subject: number
  readonly passage?: number
}

/** One place of the paper as a person sees it. */
export interface OrderedQuestion {
  /** Index into the paper's questions. */
  readonly index: number
  /** `options[place]` is the paper's option shown there: an answer is always given in the paper's own numbers. */
  readonly options: readonly number[]
}

/**
 * The order in which one attempt sees its questions and options. The same seed gives the same order on every
 * device, on the server and in the review. Subjects follow one another as in the paper, questions that share a
 * passage stay together, pinned options keep their place.
 */
export function paperOrder(questions: readonly Orderable[], seed: number): OrderedQuestion[] {
  const random = mulberry32(seed)
  const bySubject = groupBy(units(questions), unit => questions[unit[0]!]!.subject)
  return [...bySubject.values()]
    .flatMap(subject => shuffle(subject, random).flat())
    .map(index => ({ index, options: optionOrder(questions[index]!, random) }))
}

/**
 * Whether an order has each question and each of its options exactly once. Where a page's libraries have changed what the
 * language means it has not, and answers given in it would be others than those that were seen.
 */
export function isWholeOrder(order: readonly OrderedQuestion[], questions: readonly Orderable[]): boolean {
  return (
    holdsEach(order, questions.length, place => place.index) &&
    order.every(({ index, options }) => holdsEach(options, questions[index]!.options.length, option => option))
  )
}

function holdsEach<Item>(items: readonly Item[], count: number, numberOf: (item: Item) => number): boolean {
  const met: Record<number, true> = {}
  let fresh = 0
  for (let at = 0; at < items.length; at++) {
    const number = numberOf(items[at]!)
    if (!(number >= 0 && number < count && number % 1 === 0) || met[number]) return false
    met[number] = true
    fresh += 1
  }
  return fresh === count
}

/** A paper with all that ordering knows of: shared passages, pinned options, two subjects. */
const sample: readonly Orderable[] = [
  { options: { length: 4 }, subject: 0 },
  { options: { length: 4 }, subject: 1, passage: 0, pinned: [3] },
  { options: { length: 5 }, subject: 1, passage: 0 },
]

/** Whether this page orders papers as everybody does: asked before an attempt is joined in it. */
export const ordersSoundly = (): boolean => isWholeOrder(paperOrder(sample, 7), sample)

/** Indexes that move as one: a passage's questions, or a question by itself. */
function units(questions: readonly Orderable[]): number[][] {
  const indexes = questions.map((_, index) => index)
  return [...groupBy(indexes, index => questions[index]!.passage ?? `alone-${index}`).values()]
}

/** `Map.groupBy`, which the oldest browsers we serve lack. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function optionOrder(question: Orderable, random: () => number): number[] {
  // Not by `Array.from`: a page's old library may have put one of its own in its place.
  const all: number[] = []
  for (let option = 0; option < question.options.length; option++) all.push(option)
  const pinned = new Set(question.pinned)
  const free = shuffle(
    all.filter(option => !pinned.has(option)),
    random,
  )
  return all.map(option => (pinned.has(option) ? option : free.shift()!))
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}

/** A small, well-mixed generator of numbers in [0, 1) from 32 bits: the same in every engine. */
function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
