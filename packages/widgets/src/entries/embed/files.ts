/** What an element needs, as addresses relative to the loader. */
export interface ElementFiles {
  /** So many files of `code` draw the first question before the rest is requested, the drawing module last; only the player has them. */
  firstPaint?: number
  /** Those of the first paint come first, the chunk that registers the element last. */
  code: string[]
  /** Its words; those of the first paint come first. */
  bn: string[]
  en: string[]
  /** Everything that it may ever ask for, in both languages: for who keeps it ready for a time without a network. */
  all: string[]
}

/** By tag; `undefined` is what nobody knows. */
export type FilesByTag = Record<string, Omit<ElementFiles, 'all'> | undefined>

/** Written by the build from the files it has made. */
declare global {
  const PROSTUTI_FILES: FilesByTag
  /** Relative to a chunk; empty where no formula is drawn. */
  const PROSTUTI_MATHS_FONT: string
  /** Whether this loader begins exams; that of circulars does not. */
  const PROSTUTI_EXAMS: boolean
  const PROSTUTI_VERSION: string
  /** The files of `more.ts`, and of the chunk that it fetches. */
  const PROSTUTI_MORE: string
  const PROSTUTI_TROUBLE: string
  /** Attributes without which an element draws nothing, by tag. */
  const PROSTUTI_REQUIRES: Readonly<Record<string, readonly string[]>>
}
