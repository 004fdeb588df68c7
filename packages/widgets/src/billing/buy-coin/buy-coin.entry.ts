import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  /** A learner goes from one screen of programs to the next, or comes from one to buy. */
  wordsOf: 'program',
}
