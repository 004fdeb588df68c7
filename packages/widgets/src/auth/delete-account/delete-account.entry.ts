import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  /** One comes here from the profile. */
  wordsOf: 'profile',
}
