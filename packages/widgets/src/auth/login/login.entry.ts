import type { ElementEntry } from '../../foundation/element/element-entry.ts'

export const entry: ElementEntry = {
  words: ['login', 'partner', 'ui'],
}
