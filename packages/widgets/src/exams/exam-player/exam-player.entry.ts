import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  /** The first question is drawn with the same words, ahead of the player. */
  words: ['player-sitting'],
  lateWords: { start: ['player-start'], lazy: ['player-lazy'] },
  isAtHand: true,
}
