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
  const all = Array.from({ length: question.options.length }, (_, option) => option)
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
