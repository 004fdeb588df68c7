/** How the builds take an element, in `<element>.entry.ts` beside its `index.ts`; its names follow from its folder's. */
export interface ElementEntry {
  /** Keys of messages that the embed fetches with it, `list.way` bringing all that begins so. One of this and `wordsOf`. */
  words?: readonly string[]
  /** The folder of the element whose chunk of messages this one takes, so that going from one to the other fetches nothing. */
  wordsOf?: string
  /** Messages that it fetches when they are wanted, by the name of their part. */
  lateWords?: Readonly<Record<string, readonly string[]>>
  /** Whether the loader names its files itself: each weighs on every partner's exam. Those of all others stand in a second file. */
  isAtHand?: boolean
  /** It is built apart from exams, for `jobs.js`: neither loads or shares anything of the other. */
  circulars?: boolean
  /** It is built apart too: pages of talk take no exams, and exams carry nothing of talk. */
  talk?: boolean
}
